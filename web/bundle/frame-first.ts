import { darkColors, lightColors } from "@winnow/contract/colors.ts";
import { type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Plugin, Rolldown } from "vite";
import type { Noun, Words } from "../src/words/catalogue.ts";
import germanDashboard from "../src/words/de/dashboard.ts";
import german from "../src/words/de/frame.ts";
import germanResults from "../src/words/de/results.ts";
import englishDashboard from "../src/words/en/dashboard.ts";
import english from "../src/words/en/frame.ts";
import englishResults from "../src/words/en/results.ts";
import { wordsOfRecruiterPages as words, wordsOfEveryRecruiterPage } from "../src/words/words-of-pages.ts";
import { titlePlace } from "./ask-first.ts";
import { firstRows, rowsStyle } from "./rows-first.ts";
import { importsFirst, runInTurn } from "./run-in-turn.ts";
import { wordsFile } from "./words-file.ts";
import { writeInLanguages } from "./write-in-languages.ts";

type Part = { code: string; nouns: readonly Noun[] };

const guests: (Part & { path: string })[] = [
  { path: paths.signIn, code: "features/accounts/sign-in-page.tsx", nouns: words.signIn },
  { path: paths.signUp, code: "features/accounts/sign-up-page.tsx", nouns: words.signUp },
];
const layoutOfGuests: Part = { code: "layouts/auth-layout.tsx", nouns: words.authLayout };
const frame: Part[] = [
  { code: "app/signed-in-area.tsx", nouns: words.signedInArea },
  { code: "layouts/dashboard-layout.tsx", nouns: words.dashboardLayout },
];

type Page = Part & {
  path: string;
  /** Where every account sees the same. */
  heading?: (words: FrameWords) => string;
  /** Where its heading is one line (`ui/page/page-heading.tsx`): of a page, or above panes. */
  line?: "page" | "panes";
  /** What stands beside it in a window with room for a sidebar. */
  beside?: Part;
};

/** The page of each address with its code and its words. */
const pages: Page[] = [
  {
    path: paths.dashboard,
    heading: ({ hello }) => hello({ name: titlePlace }),
    code: "features/analytics/dashboard-page.tsx",
    nouns: words.dashboard,
  },
  {
    path: paths.screenings,
    heading: ({ screenings }) => screenings,
    code: "features/screenings/list/screening-list-page.tsx",
    nouns: words.screeningList,
  },
  {
    path: paths.screening(":id"),
    code: "features/screenings/setup/screening-setup-page.tsx",
    nouns: words.screeningSetup,
  },
  {
    path: paths.results(":id"),
    heading: () => titlePlace,
    line: "panes",
    code: "features/review/screening-results-page.tsx",
    nouns: words.screeningResults,
    beside: { code: "features/review/report-beside-list.tsx", nouns: [] },
  },
  {
    path: paths.report(":sId", ":id"),
    code: "features/results/report/match-report-page.tsx",
    nouns: words.matchReport,
  },
  {
    path: paths.drives,
    heading: ({ drives }) => drives,
    code: "features/drives/list/drive-list-page.tsx",
    nouns: words.driveList,
  },
  { path: paths.drive(":id"), code: "features/drives/drive-page.tsx", nouns: words.drive },
  {
    path: paths.interview(":id"),
    code: "features/reports/page/interview-page.tsx",
    nouns: words.interview,
  },
  {
    path: paths.interviewReport(":id"),
    code: "features/reports/page/report-page.tsx",
    nouns: words.interviewReport,
  },
  {
    path: paths.transactions,
    heading: ({ profile }) => profile.transactions,
    line: "page",
    code: "features/credits/transactions-page.tsx",
    nouns: words.transactions,
  },
  { path: paths.person(":id"), code: "features/people/page/person-page.tsx", nouns: words.person },
  {
    path: paths.account,
    heading: ({ profile }) => profile.account,
    code: "features/accounts/page/account-page.tsx",
    nouns: words.account,
  },
  {
    path: paths.erasures,
    heading: ({ profile }) => profile.erasures,
    code: "features/erasures/erasures-page.tsx",
    nouns: words.erasures,
  },
];

type FrameWords = Words<"frame"> & Pick<Words<"dashboard">, "hello"> & Pick<Words<"results">, "candidate">;
const frameWords: Record<PageLanguage, FrameWords> = {
  en: { ...english, hello: englishDashboard.hello, candidate: englishResults.candidate },
  de: { ...german, hello: germanDashboard.hello, candidate: germanResults.candidate },
};

/**
 * Draws the frame of the page that the address shows (logo, navigation, heading) before any script has come, asks for all
 * of the page's code and words at once, and runs it file by file. The application takes the frame's place
 * as soon as it has drawn more than that it is loading. Each language has a page of its own.
 */
export function frameFirst(): Plugin {
  const frames = perLanguage((language) => firstFrame(frameWords[language]));
  let scripts: Record<PageLanguage, string>;
  return {
    name: "frame-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename, bundle = {} }) => {
        if (!filename.endsWith("index.html")) return html;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
        scripts = perLanguage((language) => scriptIn(language, chunks));
        return {
          html: html
            .replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, "")
            .replace('<div id="root">', (root) => `${frames.en}\n    ${root}`),
          tags: [
            { tag: "style", children: frameStyle, injectTo: "head" as const },
            { tag: "script", children: scripts.en, injectTo: "body" as const },
          ],
        };
      },
    },
    writeBundle({ dir }, bundle) {
      if (dir && bundle["index.html"]) writeInLanguages(dir, "index", [frames, scripts]);
    },
  };
}

function perLanguage<T>(make: (language: PageLanguage) => T): Record<PageLanguage, T> {
  // Each language is there.
  return Object.fromEntries(pageLanguages.map((language) => [language, make(language)])) as Record<
    PageLanguage,
    T
  >;
}

function scriptIn(language: PageLanguage, chunks: readonly Rolldown.OutputChunk[]): string {
  const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("index.html has no script.");
  const filesOf = (modules: readonly string[]) => {
    const files = modules.flatMap((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)));
      if (!chunk) throw new Error(`${module} is in no file.`);
      return importsFirst(chunk.fileName, importsOf);
    });
    return [...new Set(files)];
  };
  const wordsIn = (nouns: readonly Noun[]) => nouns.map((noun) => wordsFile(language, noun));
  const beforeEntry = [
    ...importsFirst(entry.fileName, importsOf),
    ...filesOf(wordsIn(wordsOfEveryRecruiterPage)),
  ];
  const always = [...new Set(beforeEntry)].filter((file) => file !== entry.fileName);
  const filesOfParts = (parts: readonly Part[]) =>
    filesOf(parts.flatMap(({ code, nouns }) => [code, ...wordsIn(nouns)]))
      .filter((file) => !always.includes(file))
      .map((file) => `/${file}`);
  const ofPages = pages.map(({ path, heading, line = "", beside, ...page }) => {
    const files = filesOfParts([...frame, page]);
    const filesBeside = filesOfParts(beside ? [beside] : []).filter((file) => !files.includes(file));
    return [
      `^${path.replaceAll(/:\w+/g, "[^/]+")}$`,
      heading?.(frameWords[language]) ?? "",
      line,
      files,
      filesBeside,
    ];
  });
  const ofGuests = Object.fromEntries(
    guests.map(({ path, ...page }) => [path, filesOfParts([layoutOfGuests, page])]),
  );
  return `(() => {
  let isSignedIn = false;
  let isFolded = innerWidth < 1440;
  try {
    isSignedIn = Boolean(localStorage.getItem("token"));
    isFolded = (localStorage.getItem("winnow-look-sidebar") ?? (isFolded ? "folded" : "open")) === "folded";
  } catch {}
  const ofPages = ${JSON.stringify(ofPages)};
  const [, heading, line, ofPage, beside] = ofPages.find(([path]) => new RegExp(path).test(location.pathname)) ?? [];
  const ofGuests = ${JSON.stringify(ofGuests)};
  const ofGuest = ofGuests[location.pathname] ?? (ofPage && !isSignedIn ? ofGuests[${JSON.stringify(paths.signIn)}] : undefined);
  const first = document.getElementById("first-frame");
  if (ofGuest || ofPage) {
    first.dataset.of = ofGuest ? "guests" : isFolded ? "rail" : "sidebar";
    const title = first.querySelector("b");
    title.dataset.line = line;
    // What waits for an answer is not shown before it.
    if (heading?.includes("${titlePlace}")) title.dataset.heading = heading;
    else if (!ofGuest) title.textContent = heading;
    const root = document.getElementById("root");
    const giveWay = () => {
      observer.disconnect();
      first.remove();
    };
    const observer = new MutationObserver(() => {
      if (!root.querySelector("h1, [role=alert], main > div > :not([role=progressbar])")) return;
      // Rows that can be read give way to rows, not to what stands in their place until they come.
      if (first.querySelector("li") && !root.querySelector("main ol > li, [role=alert]")) setTimeout(giveWay, 2_000);
      else giveWay();
    });
    observer.observe(root, { childList: true, subtree: true });
  } else first.remove();
  ${runInTurn(
    `[...${JSON.stringify(always.map((file) => `/${file}`))}, ...(ofGuest ?? ofPage ?? []), ...(!ofGuest && ofPage && innerWidth >= 900 ? beside : []), "/${entry.fileName}"]`,
    "first.isConnected",
  )}
})();`;
}

/** For the eye alone: nothing in it can be used, and what reads pages aloud waits for the application. */
const firstFrame = ({
  dashboard,
  screenings,
  drives,
  candidate,
}: FrameWords) => `<div id="first-frame" aria-hidden="true">
      <header><svg viewBox="0 0 32 32"><path d="M16 31c-.7-6-.7-12 0-18 .7 6 .7 12 0 18z"/><ellipse cx="16" cy="6.5" rx="2.8" ry="5.2"/><ellipse cx="10" cy="12.5" rx="2.6" ry="4.8" transform="rotate(-32 10 12.5)"/><ellipse cx="22" cy="12.5" rx="2.6" ry="4.8" transform="rotate(32 22 12.5)"/><ellipse cx="10.4" cy="20.6" rx="2.5" ry="4.6" transform="rotate(-32 10.4 20.6)"/><ellipse cx="21.6" cy="20.6" rx="2.5" ry="4.6" transform="rotate(32 21.6 20.6)"/></svg><i>winnow</i></header>
      <nav><p>${dashboard}</p><p>${screenings}</p><p>${drives}</p></nav>
      <b></b>
      ${firstRows(candidate({ number: 0 }))}
    </div>`;

/** In the sizes and places of the layouts (\`layouts/\`), so that nothing moves when the application takes its place. */
const frameStyle = `body { margin: 0; }
#first-frame { --ink: ${lightColors.ink}; --muted: ${lightColors.muted}; --line: ${lightColors.hairline}; --brand: ${lightColors.brand};
  font: 500 14px/20px "Inter Variable", system-ui, sans-serif; color: var(--ink); }
[data-color-mode="dark"] #first-frame { --ink: ${darkColors.ink}; --muted: ${darkColors.muted}; --line: ${darkColors.hairline}; --brand: ${darkColors.brand}; }
#first-frame:not([data-of]), #first-frame[data-of] ~ #root { display: none; }
#first-frame header { box-sizing: border-box; display: flex; align-items: center; gap: 8px; height: 64px; padding: 0 8px 0 48px; border-bottom: 1px solid var(--line); }
#first-frame[data-of="guests"] header { padding: 0 16px; border: 0; }
#first-frame svg { width: 28px; height: 28px; fill: var(--brand); }
#first-frame i { padding-bottom: 3px; font: 600 24px/1 "Source Serif 4 Variable", Georgia, serif; letter-spacing: -0.02em; }
#first-frame nav { display: none; }
#first-frame b { display: block; padding: 24px 16px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -0.02em; }
#first-frame b:not([data-line=""]) { padding: 34px 16px; font-size: 20px; line-height: 28px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
#first-frame b[data-line="panes"] { padding-block: 12px; }
@media (max-width: 599px) { #first-frame:not([data-of="guests"]) i { display: none; } }
@media (min-width: 600px) { #first-frame b { padding: 24px; } #first-frame b[data-line="page"] { padding: 34px 24px; } #first-frame header { padding-left: 56px; } }
@media (min-width: 900px) {
  #first-frame header, #first-frame[data-of="guests"] header { height: 72px; padding: 0 24px; }
  #first-frame[data-of="guests"] header { padding: 0 32px; }
  #first-frame b { max-width: 1440px; margin-left: 64px; padding: 32px; }
  #first-frame b[data-line="page"] { padding: 42px 32px; }
  #first-frame b[data-line="panes"] { max-width: none; padding: 14px 16px; }
  #first-frame[data-of="sidebar"] b { margin-left: 256px; }
  #first-frame[data-of="sidebar"] nav { display: block; position: absolute; top: 148px; left: 60px; color: var(--muted); }
  #first-frame nav p { margin: 0; height: 48px; line-height: 44px; }
}
${rowsStyle}
@media print { #first-frame { display: none; } }`;
