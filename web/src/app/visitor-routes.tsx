import { QueryClientProvider } from "@tanstack/react-query";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, useEffect, useState } from "react";
import { matchPath, Outlet, Route, Routes } from "react-router";
import PublicLayout from "../layouts/public-layout.tsx";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { withWords } from "../words/with-words.ts";
import { wordsOfPages } from "../words/words-of-pages.ts";
import { createQueryClient } from "./query-client.ts";

const load = {
  candidateInterview: () =>
    withWords(import("../features/answers/interview-page.tsx"), wordsOfPages.interview),
  jobForm: () => withWords(import("../features/job-forms/public/job-form-page.tsx"), wordsOfPages.jobForm),
  sharedCandidate: () =>
    withWords(import("../features/shares/public/shared-candidate-page.tsx"), wordsOfPages.share),
  receipt: () => withWords(import("../features/applications/receipt/receipt-page.tsx"), wordsOfPages.receipt),
};

const loaders: [path: string, load: () => Promise<unknown>][] = [
  [paths.candidateInterview(":token"), load.candidateInterview],
  [paths.jobForm(":id"), load.jobForm],
  [paths.receipt(":token"), load.receipt],
  [paths.sharedCandidate(":token"), load.sharedCandidate],
];

/** Loads the code of the page of an address before anything is drawn. */
export async function preloadPage(pathname: string): Promise<void> {
  const loader = loaders.find(([path]) => matchPath({ path, caseSensitive: true }, pathname))?.[1];
  // What fails here fails again, visibly, when it is rendered.
  await loader?.().catch(() => {});
}

const CandidateInterviewPage = lazy(load.candidateInterview);
const JobFormPage = lazy(load.jobForm);
const SharedCandidatePage = lazy(load.sharedCandidate);
const ReceiptPage = lazy(load.receipt);

/** The pages that strangers open by a link, often on a phone: an application of their own, without what recruiters need. */
export function VisitorRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout isForVisitors />}>
        {/* An interview and a job form go on without a network, and say so themselves. */}
        <Route caseSensitive path={paths.candidateInterview(":token")} element={<CandidateInterviewPage />} />
        <Route caseSensitive path={paths.jobForm(":id")} element={<JobFormPage />} />
        <Route element={<VisitorArea />}>
          <Route caseSensitive path={paths.sharedCandidate(":token")} element={<SharedCandidatePage />} />
          <Route caseSensitive path={paths.receipt(":token")} element={<ReceiptPage />} />
        </Route>
      </Route>
      <Route caseSensitive path="*" element={<LeaveForNotFound />} />
    </Routes>
  );
}

/** What these pages ask for is nobody's account's, and forgotten with the page. */
function VisitorArea() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
      <Outlet />
    </QueryClientProvider>
  );
}

function LeaveForNotFound() {
  useEffect(() => location.replace(paths.notFound), []);
  return <PageLoading />;
}
