import { Fragment } from "react";

/** Text in which a mail address that is too long for a line goes on after its "@", and not before its last letter. */
export function MailAddress({ children }: { children: string }) {
  return children.split("@").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          @<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}
