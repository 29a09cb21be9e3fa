import { lightColors } from "@winnow/contract/colors.ts";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { wordsOf } from "../../../words/words.ts";

/** Whether people can apply, since when and until when. */
export function stateSentence(
  form: Pick<JobForm, "state" | "open_since" | "opens_at" | "closes_at">,
  { isSample }: { isSample: boolean },
): string {
  const words = wordsOf("forms").state;
  if (isSample) return words.sample;
  const moment = (at: number | null) => (at === null ? "" : formatDateTime(at));
  switch (form.state) {
    case "open": {
      const end = form.closes_at === null ? "" : ` ${words.closes({ moment: moment(form.closes_at) })}`;
      return `${words.open({ since: moment(form.open_since) })}${end}`;
    }
    case "closed":
      return words.closed;
    case "not yet open":
      return words.opens({ moment: moment(form.opens_at) });
    case "over":
      return words.over({ since: moment(form.closes_at) });
    case "internal":
      return words.internal;
  }
}

/** A link that says where it was put, so that applications are counted by place. */
export function linkFrom(link: string, source: string): string {
  const place = source.trim();
  return place === "" ? link : `${link}?${new URLSearchParams({ source: place })}`;
}

/** A link that looks like a button, for one's own site, with what search engines read. Neither holds words to escape. */
export function snippetOf(link: string, structuredData: string | null): string {
  const style = [
    "display:inline-block",
    "padding:12px 20px",
    `border-radius:${radius.control}`,
    `background:${lightColors.brand}`,
    `color:${lightColors.onBrand}`,
    `font:600 ${textSize.lead} sans-serif`,
    "text-decoration:none",
  ].join(";");
  const button = `<a href="${link.replaceAll("&", "&amp;")}" style="${style}">${wordsOf("forms").share.apply}</a>`;
  return structuredData === null
    ? button
    : `${button}\n<script type="application/ld+json">${structuredData}</script>`;
}
