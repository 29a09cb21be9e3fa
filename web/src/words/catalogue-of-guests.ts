import type { CatalogueLike } from "./catalogue-like.ts";

const english = {
  kit: () => import("./en/kit.ts"),
  failures: () => import("./en/failures.ts"),
  furtherFailures: () => import("./en/further-failures.ts"),
  frame: () => import("./en/frame.ts"),
  accounts: () => import("./en/accounts.ts"),
  accountLinks: () => import("./en/account-links.ts"),
};

/** The words of whoever is about to sign in, which come with the code of every recruiter's page. */
export const catalogueOfGuests: CatalogueLike<typeof english> = {
  en: english,
  de: {
    kit: () => import("./de/kit.ts"),
    failures: () => import("./de/failures.ts"),
    furtherFailures: () => import("./de/further-failures.ts"),
    frame: () => import("./de/frame.ts"),
    accounts: () => import("./de/accounts.ts"),
    accountLinks: () => import("./de/account-links.ts"),
  },
};
