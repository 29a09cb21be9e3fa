import { Failure } from "../failure.ts";

const keyForm = /^[a-z]+\/[A-Za-z0-9/_-]+$/;

/** Throws `linkInvalid` for what is none of our keys, so that none leads out of the storage. */
export function requireKey(key: string): void {
  if (!keyForm.test(key)) {
    throw new Failure("linkInvalid");
  }
}
