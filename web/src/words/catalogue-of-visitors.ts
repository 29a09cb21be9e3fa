import type { CatalogueLike } from "./catalogue-like.ts";

const english = {
  kit: () => import("./en/kit.ts"),
  failures: () => import("./en/failures.ts"),
  cv: () => import("./en/cv.ts"),
  evidence: () => import("./en/evidence.ts"),
  receipt: () => import("./en/receipt.ts"),
  jobForm: () => import("./en/job-form.ts"),
  interview: () => import("./en/interview.ts"),
  share: () => import("./en/share.ts"),
};

/** The words of those who have no account. */
export const catalogueOfVisitors: CatalogueLike<typeof english> = {
  en: english,
  de: {
    kit: () => import("./de/kit.ts"),
    failures: () => import("./de/failures.ts"),
    cv: () => import("./de/cv.ts"),
    evidence: () => import("./de/evidence.ts"),
    receipt: () => import("./de/receipt.ts"),
    jobForm: () => import("./de/job-form.ts"),
    interview: () => import("./de/interview.ts"),
    share: () => import("./de/share.ts"),
  },
};
