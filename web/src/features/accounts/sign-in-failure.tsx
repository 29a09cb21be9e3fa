import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import type { FormFailure } from "./form-failure.ts";

/** Why signing in did not work: "Invalid credentials", unless the server knows better. */
export function SignInFailure({ failure }: { failure: FormFailure }) {
  return <FailureAlert headline={failure.reason ?? failure.headline} reason={null} />;
}
