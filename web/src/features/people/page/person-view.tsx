import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Person } from "@winnow/contract/people.ts";
import { useState } from "react";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { ErasePersonDialog } from "../erase/erase-person-dialog.tsx";
import type { Erased } from "../erase/person-erased.tsx";
import { ExportPersonDialog } from "../export/export-person-dialog.tsx";
import { thingsOf } from "../things/person-things.ts";
import { PersonApplications } from "./person-applications.tsx";
import { PersonCvs } from "./person-cvs.tsx";
import { PersonInterviews } from "./person-interviews.tsx";
import { PersonMails } from "./person-mails.tsx";
import { PersonWaiting } from "./person-waiting.tsx";

/** Who it is, what waits for an answer, and then everything else, thing by thing. */
export function PersonView(props: {
  person: Person;
  onChanged: () => void;
  onErased: (erased: Erased) => void;
}) {
  const { person, onChanged, onErased } = props;
  const [asked, setAsked] = useState<"export" | "erase" | null>(null);
  const words = useWords("people");
  const { names, emails } = person;
  const things = thingsOf(person);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeading
        title={names[0] ?? emails[0] ?? words.nameless}
        subtitle={<KnownBy person={person} />}
        actions={
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<DownloadIcon />}
              disabled={things.length === 0}
              onClick={() => setAsked("export")}
            >
              {words.export}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked("erase")}>
              {words.erase}
            </Button>
          </>
        }
      />
      <Box sx={{ display: "grid", gap: 2 }}>
        <PersonWaiting person={person} />
        <PersonCvs person={person} />
        <PersonApplications applications={person.applications} onAnswered={onChanged} />
        <PersonInterviews candidates={person.candidates} />
        <PersonMails mails={person.mails} />
      </Box>
      {asked === "export" ? (
        <ExportPersonDialog personId={person.id} things={things} onClose={close} />
      ) : null}
      {asked === "erase" ? (
        <ErasePersonDialog person={person} things={things} onErased={onErased} onClose={close} />
      ) : null}
    </>
  );
}

/** Addresses, phone numbers, and other spellings of the name. */
function KnownBy({ person: { names, emails, phones } }: { person: Person }) {
  const words = useWords("people");
  const lines = [
    [words.email, names.length === 0 ? emails.slice(1) : emails],
    [words.phone, phones],
    [words.alsoAs, names.slice(1)],
  ] as const;
  const known = lines.filter(([, values]) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        "& > div": { display: "flex", flexWrap: "wrap", columnGap: 1, minWidth: 0 },
        "& dd": { m: 0, color: "text.primary", overflowWrap: "anywhere", minWidth: 0 },
      }}
    >
      {known.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value}>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </Box>
  );
}
