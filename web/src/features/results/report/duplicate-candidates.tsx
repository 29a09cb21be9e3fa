import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { Link as RouterLink } from "react-router";
import { useWords } from "../../../words/words.ts";

/** Leads to the other results with the same address or phone number. */
export function DuplicateCandidates({ result }: { result: ScreeningResultWithReport }) {
  const { same_person: others, screening } = result;
  const words = useWords("matchReport");
  const { hidden } = useWords("stored");
  if (others.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {words.duplicates}{" "}
      {others.map(({ id, name, file_name }, index) => (
        <span key={id}>
          {index > 0 ? ", " : ""}
          <Link component={RouterLink} to={paths.report(screening.id, id)} dir="auto">
            {name === null || name === result.name
              ? hidden(file_name)
              : `${isolate(name)} (${isolate(file_name)})`}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
