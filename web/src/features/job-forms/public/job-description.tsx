import CalendarIcon from "@mui/icons-material/CalendarTodayOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { PublicJobForm } from "@winnow/contract/job-forms.ts";
import { useId, useMemo, useState } from "react";
import { textSize } from "../../../theme/sizes.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { fieldId } from "./application-context.ts";
import { type DescriptionBlock, descriptionBlocks } from "./description-blocks.ts";

/** On a phone, longer ones are folded. */
const longCharacters = 900;

/** What the job is, and until when one can apply. */
export function JobDescription({ form }: { form: PublicJobForm }) {
  const { title, employer, description, closes_at } = form;
  const words = useWords("jobForm");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const text = useMemo(() => withoutTitle(description, title), [description, title]);
  const isLong = text.length > longCharacters;
  const isFolded = isLong && !isOpen;
  return (
    <>
      <PageHeading
        title={title}
        documentTitle={words.documentTitle({ title: isolate(title), employer: isolate(employer) })}
        subtitle={
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5 }}>
            <Box sx={{ fontSize: textSize.lead, color: "text.primary", overflowWrap: "anywhere" }}>
              <bdi>{employer}</bdi>
            </Box>
            {closes_at === null ? null : (
              <Box sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, minHeight: 24 }}>
                <CalendarIcon sx={{ fontSize: 16 }} aria-hidden />
                {words.applyUntil({ moment: formatDateTime(closes_at) })}
              </Box>
            )}
          </Box>
        }
        actions={
          <Button variant="outlined" color="inherit" onClick={goToForm}>
            {words.goToForm}
          </Button>
        }
      />
      {text === "" ? null : (
        <Box sx={{ mb: 4 }}>
          <Box
            id={id}
            dir="auto"
            sx={{
              maxWidth: "68ch",
              fontSize: textSize.lead,
              lineHeight: 1.6,
              overflowWrap: "anywhere",
              ...(isFolded
                ? {
                    maxHeight: { xs: 300, sm: "none" },
                    overflow: "hidden",
                    maskImage: { xs: "linear-gradient(black 70%, transparent)", sm: "none" },
                  }
                : {}),
            }}
          >
            <Blocks text={text} />
          </Box>
          {isLong ? (
            <Button
              variant="outlined"
              color="inherit"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen((was) => !was)}
              sx={{ display: { sm: "none" }, mt: 2 }}
            >
              {isOpen ? words.showLess : words.showAll}
            </Button>
          ) : null}
        </Box>
      )}
    </>
  );
}

function goToForm(): void {
  const first = document.getElementById(fieldId("cv"));
  first?.focus({ preventScroll: true });
  first?.closest("section")?.scrollIntoView();
}

function Blocks({ text }: { text: string }) {
  const blocks = useMemo(() => descriptionBlocks(text), [text]);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing of their own, and never change places.
    <Block key={index} block={block} isFirst={index === 0} />
  ));
}

function Block({ block, isFirst }: { block: DescriptionBlock; isFirst: boolean }) {
  switch (block.kind) {
    case "heading":
      return (
        <Typography variant="h3" component="h2" sx={{ mt: isFirst ? 0 : 3, mb: 0.5 }}>
          {block.text}
        </Typography>
      );
    case "paragraph":
      return <Box sx={{ mb: 1.5, whiteSpace: "pre-line" }}>{block.text}</Box>;
    case "list":
      return (
        <Box
          component={block.isNumbered ? "ol" : "ul"}
          sx={{ m: 0, mb: 1.5, pl: 2.5, "& li": { mb: 0.5 }, "& ::marker": { color: "text.secondary" } }}
        >
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={index}>{item}</li>
          ))}
        </Box>
      );
  }
}

/** Most job descriptions begin with what stands above them already. */
function withoutTitle(description: string, title: string): string {
  const [first = "", ...rest] = description.trimStart().split(/\r\n|\r|\n/);
  return (first.trim() === title.trim() ? rest.join("\n") : description).trim();
}
