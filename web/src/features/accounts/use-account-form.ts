import { useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { sayField } from "../../words/said-failure.ts";
import type { accountForms } from "./account-calls.ts";
import { type FormFailure, formFailure } from "./form-failure.ts";
import { useUnsavedForm } from "./unsaved-forms.ts";

type Forms = typeof accountForms;
type Values<Name extends keyof Forms> = Parameters<Forms[Name]["send"]>[0] & FieldValues;
type Received<Name extends keyof Forms> = Awaited<ReturnType<Forms[Name]["send"]>>;

/** The rules and the calls are asked for when somebody begins to use the form, so that the page is there sooner. */
const loadCalls = () => import("./account-calls.ts");

/**
 * A form of the account pages, checked by the contract's schema. Faults that the server finds go to their inputs,
 * the rest to `failure`. `sent` holds what was sent last, and what came back once it has succeeded.
 */
export function useAccountForm<Name extends keyof Forms>(form: {
  name: Name;
  defaultValues: DefaultValues<Values<Name>> & Values<Name>;
  /** What a failure is called. */
  headline: string;
  onSuccess?: (received: Received<Name>, sent: Values<Name>) => void;
}) {
  const { name, defaultValues, headline, onSuccess } = form;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [sent, setSent] = useState<{ values: Values<Name>; received: Received<Name> | null } | null>(null);

  const resolver: Resolver<Values<Name>> = async (values, context, options) => {
    const { accountForms } = await loadCalls();
    // A form's resolver is made from the schema of the very call whose values these are.
    const check = accountForms[name].resolver as unknown as Resolver<Values<Name>>;
    const result = await check(values, context, options);
    return Object.keys(result.errors).length > 0
      ? { values: {}, errors: inWords(result.errors as FieldErrors<Values<Name>>) }
      : { values, errors: {} };
  };
  const { register, handleSubmit, formState, setError, reset } = useForm<Values<Name>>({
    resolver,
    defaultValues,
  });
  useUnsavedForm(formState.isDirty);

  const onSubmit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { accountForms } = await loadCalls();
      // As above: `send` belongs to the same name as the values.
      const send = accountForms[name].send as unknown as (body: Values<Name>) => Promise<Received<Name>>;
      setSent({ values: values as Values<Name>, received: null });
      const received = await send(values as Values<Name>);
      setSent({ values: values as Values<Name>, received });
      onSuccess?.(received, values as Values<Name>);
    } catch (error) {
      const found = formFailure(error, headline, inputsOf(defaultValues));
      setFailure(found);
      for (const [index, fault] of found.fields.entries()) {
        // Only inputs of this form are left in `fields`.
        setError(fault.name as Path<Values<Name>>, { message: fault.message }, { shouldFocus: index === 0 });
      }
    }
  });

  function prepare() {
    // What cannot be fetched now is asked for again when the form is sent.
    loadCalls().catch(() => {});
  }

  return {
    register,
    errors: formState.errors,
    isSending: formState.isSubmitting,
    isDirty: formState.isDirty,
    /** Begins anew with other values. */
    reset: (values: Values<Name>) => {
      reset(values);
      setFailure(null);
    },
    failure,
    sent,
    onSubmit,
    prepare,
  };
}

/** The token of a link is sent along, but nobody types it. */
function inputsOf(values: object): string[] {
  return Object.keys(values).filter((name) => name !== "token");
}

/** The contract's rules speak English. */
function inWords<Errors extends FieldErrors>(errors: Errors): Errors {
  const said = Object.entries(errors).map(([name, error]) => [
    name,
    typeof error?.message === "string" ? { ...error, message: sayField({ message: error.message }) } : error,
  ]);
  // The same errors, in other words.
  return Object.fromEntries(said) as Errors;
}
