import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { textSize } from "../../../theme/sizes.ts";
import { keyCap } from "../../../theme/styles.ts";
import type { HelpBlock, HelpPage, KeyLine } from "../help-content.ts";
import { spansOf } from "../help-text.ts";
import { HelpPageLink } from "./help-page-link.tsx";

/** One page of the help. */
export function HelpPageView({ page, onGo }: { page: HelpPage; onGo: (pageId: string) => void }) {
  return (
    <>
      <Typography component="h3" tabIndex={-1} data-help-heading sx={titleStyle}>
        {page.title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{page.summary}</Typography>
      {page.sections.map(({ heading, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page stand where they stand.
        <Box component="section" key={index} sx={{ mt: 3 }}>
          {heading ? (
            <Typography component="h4" sx={{ fontSize: textSize.lead, fontWeight: 600, mb: 0.5 }}>
              {heading}
            </Typography>
          ) : null}
          <Box sx={blocksStyle}>
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so do its blocks.
              <Block key={place} block={block} onGo={onGo} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

function Block({ block, onGo }: { block: HelpBlock; onGo: (pageId: string) => void }) {
  const text = (words: string) => <Text words={words} onGo={onGo} />;
  if (typeof block === "string") return <p>{text(block)}</p>;
  if ("points" in block) return <ul>{lines(block.points, text)}</ul>;
  if ("steps" in block) return <ol>{lines(block.steps, text)}</ol>;
  if ("keys" in block) return <Keys lines={block.keys} />;
  return (
    <dl>
      {block.terms.map(([term, means]) => (
        <div key={term}>
          <dt>{text(term)}</dt>
          <dd>{text(means)}</dd>
        </div>
      ))}
    </dl>
  );
}

function lines(texts: readonly string[], text: (words: string) => ReactNode): ReactNode {
  return texts.map((words) => <li key={words}>{text(words)}</li>);
}

function Text({ words, onGo }: { words: string; onGo: (pageId: string) => void }) {
  return spansOf(words).map((span, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a sentence stand where they stand.
    if (span.kind === "name") return <strong key={index}>{span.text}</strong>;
    if (span.kind === "text") return span.text;
    return (
      <HelpPageLink key={index} pageId={span.pageId} onGo={onGo}>
        {span.text}
      </HelpPageLink>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a sentence stand where they stand.
  });
}

function Keys({ lines: keyLines }: { lines: readonly KeyLine[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "auto 1fr",
        columnGap: 2,
        rowGap: 1,
        alignItems: "baseline",
      }}
    >
      {keyLines.map(({ keys, does }) => (
        <Box key={does} sx={{ display: "contents" }}>
          <Box component="dt" sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, maxWidth: 150 }}>
            {keys.map((held) => (
              <Box component="span" key={held.join(" ")} sx={{ display: "inline-flex", gap: 0.5 }}>
                {held.map((key) => (
                  <Box component="kbd" key={key} sx={keyCap}>
                    {key}
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const titleStyle = {
  fontSize: textSize.title,
  lineHeight: 28 / 20,
  fontWeight: 600,
  mb: 0.5,
  "&:focus": { outline: "none" },
} as const;

const blocksStyle = {
  display: "grid",
  gap: 1.5,
  overflowWrap: "anywhere",
  "& p, & ul, & ol, & dl": { m: 0 },
  "& ul, & ol": { pl: 2.5, display: "grid", gap: 1 },
  "& dl > div": { mb: 1 },
  "& dl > div > dt, & strong": { fontWeight: 600 },
  "& dl > div > dd": { m: 0 },
} as const;
