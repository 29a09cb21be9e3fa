import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { plainPage } from "./plain-page.ts";

const words: Readonly<Record<PageLanguage, { title: string; whatToDo: (command: string) => string }>> = {
  en: {
    title: "The web application is not built yet",
    whatToDo: (command) =>
      `Whoever runs this server builds it with ${command} and starts the server again. The API works all the same.`,
  },
  de: {
    title: "Die Webanwendung ist noch nicht gebaut",
    whatToDo: (command) =>
      `Wer diesen Server betreibt, baut sie mit ${command} und startet den Server neu. Die API läuft trotzdem.`,
  },
};

/** What stands in the place of every page as long as the web application is not built. */
export function unbuiltPage(language: PageLanguage): string {
  const { title, whatToDo } = words[language];
  return plainPage({
    language,
    title,
    styles: "main{max-width:720px}",
    main: `<h1>${title}</h1><p>${whatToDo("<code>npm run build</code>")}</p>`,
  });
}
