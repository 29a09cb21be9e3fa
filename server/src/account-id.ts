/**
 * Who owns what is asked for. Only a checked session can mint one, so a query that takes an `AccountId`
 * cannot be made for somebody else.
 */
export type AccountId = string & { readonly __brand: "AccountId" };
