/** A mail of ours in text and HTML: greeting, paragraphs, one button, a closing line. All words are escaped. */
export function renderMail(mail: {
  greeting: string;
  paragraphs: string[];
  button: { label: string; url: string };
  after: string;
}): { text: string; html: string } {
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    `${mail.button.label}:\n${mail.button.url}`,
    mail.after,
    "Winnow",
  ].join("\n\n");
  const paragraph = (words: string, colour: string) =>
    `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:32px 16px;background:#fbfaf7;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e6e4dc;border-radius:10px">
<p style="margin:0 0 24px;font:600 22px Georgia,serif;color:#16201d">winnow</p>
${paragraph(mail.greeting, "#16201d")}
${mail.paragraphs.map((words) => paragraph(words, "#16201d")).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(mail.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f54;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(mail.button.label)}</a></p>
${paragraph(mail.after, "#55625c")}
</div></body></html>`;
  return { text, html };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
