import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { textSize } from "../../../theme/sizes.ts";
import { plainList } from "../../../theme/styles.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { LookSection } from "./look-section.tsx";
import { NameSection } from "./name-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

const sections = [
  { id: "name", Section: NameSection },
  { id: "password", Section: PasswordSection },
  { id: "twoStep", Section: SecondFactorSection },
  { id: "sessions", Section: SessionsSection },
  { id: "look", Section: LookSection },
  { id: "notifications", Section: NotificationsSection },
  { id: "export", Section: ExportSection },
  { id: "delete", Section: DeleteSection },
] as const;

/** What belongs to the account itself, one section below the other. */
export default function AccountPage() {
  const words = useWords("accountPage");
  return (
    <>
      <PageHeading title={words.title} />
      <Box sx={{ display: "grid", gridTemplateColumns: { lg: "minmax(0, 720px) 200px" }, gap: 4 }}>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          {sections.map(({ id, Section }) => (
            <Box key={id} id={id} sx={{ minWidth: 0, scrollMarginTop: 96 }}>
              <Section title={words.sections[id]} />
            </Box>
          ))}
        </Box>
        <Box
          component="nav"
          aria-label={words.sections.list}
          sx={{ display: { xs: "none", lg: "block" }, position: "sticky", top: 96, alignSelf: "start" }}
        >
          <Box component="ul" sx={{ ...plainList, borderLeft: 1, borderColor: "divider" }}>
            {sections.map(({ id }) => (
              <li key={id}>
                <Link
                  href={`#${id}`}
                  underline="hover"
                  sx={{
                    display: "block",
                    px: 2,
                    py: 0.75,
                    fontSize: textSize.small,
                    color: "text.secondary",
                  }}
                >
                  {words.sections[id]}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </>
  );
}
