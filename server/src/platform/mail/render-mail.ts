import { lightColors as colors } from "@winnow/contract/colors.ts";
import { escapeHtml } from "../escape-html.ts";

/** A mail of ours in text and HTML: greeting, paragraphs, one button where there is something to open, a closing line. All words are escaped. */
export function renderMail(mail: {
  /** BCP 47; English without. */
  language?: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  after: string;
}): { text: string; html: string } {
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    mail.after,
    "Winnow",
  ].join("\n\n");
  const paragraph = (words: string, colour: string) =>
    `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="${mail.language ?? "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:32px 16px;background:${colors.background};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:${colors.surface};border:1px solid ${colors.hairline};border-radius:10px">
<p style="margin:0 0 24px;font:600 22px Georgia,serif;color:${colors.ink}">winnow</p>
${paragraph(mail.greeting, colors.ink)}
${mail.paragraphs.map((words) => paragraph(words, colors.ink)).join("\n")}
${mail.button ? buttonOf(mail.button) : ""}
${paragraph(mail.after, colors.muted)}
</div></body></html>`;
  return { text, html };
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colors.brand};color:${colors.onBrand};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;
}
