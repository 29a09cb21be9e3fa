import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import type { Person } from "@winnow/contract/people.ts";
import { useState } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { StatusChip } from "../../../ui/feedback/status-chip.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { ApplicationView } from "../../applications/recruiter/application-view.tsx";
import {
  applicationState,
  openRequestWords,
  sourceWords,
} from "../../applications/recruiter/application-words.ts";
import { applicationLinkWords } from "../things/link-words.ts";
import { WhyHere } from "./why-here.tsx";

type Application = Person["applications"][number];

/** What the person sent by forms; open where something waits for an answer. */
export function PersonApplications(props: { applications: readonly Application[]; onAnswered: () => void }) {
  const { applications, onAnswered } = props;
  const { title } = useWords("people").applications;
  if (applications.length === 0) return null;
  return (
    <Panel title={title}>
      <Box component="ul" aria-label={title} sx={plainList}>
        {applications.map((each) => (
          <Row key={each.id} of={each} onAnswered={onAnswered} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ of, onAnswered }: { of: Application; onAnswered: () => void }) {
  const { id, link, screening_title, application } = of;
  const { source, sent_at, requests, withdrawn_at, result_id } = application;
  const waiting = openRequestWords(requests, Date.now());
  // It stays open when the last of it is answered.
  const [isOpenAtFirst] = useState(waiting !== null);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <Box component="details" open={isOpenAtFirst} sx={rowStyle}>
        <summary data-application={id}>
          <Box sx={{ flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" }}>
            <Box sx={{ fontWeight: 600 }}>
              <bdi>{screening_title}</bdi>
            </Box>
            <Box sx={mutedText}>
              {formatDate(sent_at)} · <bdi>{sourceWords(source)}</bdi>
            </Box>
            <WhyHere
              words={applicationLinkWords({ link })}
              whose={link === "phone" ? (of.name ?? of.email) : null}
            />
          </Box>
          {waiting ? <Box sx={{ fontWeight: 550 }}>{waiting}</Box> : null}
          <StatusChip
            label={applicationState(application)}
            tone={withdrawn_at === null && result_id === null ? "waiting" : "done"}
          />
          <ExpandIcon aria-hidden sx={{ ml: "auto" }} />
        </summary>
        <Box sx={{ pt: 1, pb: 2 }}>
          <ApplicationView application={application} onAnswered={onAnswered} />
        </Box>
      </Box>
    </Box>
  );
}

const rowStyle = {
  "& > summary": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 1,
    columnGap: 2,
    py: 1,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { backgroundColor: "action.hover" },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
} as const;
