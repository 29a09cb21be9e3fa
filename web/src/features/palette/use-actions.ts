import CreditsIcon from "@mui/icons-material/AddCardOutlined";
import NewIcon from "@mui/icons-material/AddRounded";
import SystemIcon from "@mui/icons-material/ContrastOutlined";
import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import HelpIcon from "@mui/icons-material/HelpOutlineRounded";
import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import LightIcon from "@mui/icons-material/LightModeOutlined";
import LogOutIcon from "@mui/icons-material/LogoutRounded";
import { useColorScheme } from "@mui/material/styles";
import { paths } from "@winnow/contract/paths.ts";
import { useNavigate } from "react-router";
import { useLogOut } from "../accounts/queries.ts";
import { useCreateDrive } from "../drives/queries.ts";
import { openHelp } from "../help/help-door.ts";
import { useCreateScreening } from "../screenings/queries.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** What can be done from anywhere. */
export function useActions(): PaletteEntry[] {
  const navigate = useNavigate();
  const newScreening = useCreateScreening();
  const newDrive = useCreateDrive();
  const { setMode } = useColorScheme();
  const logOut = useLogOut();

  async function createScreening(given: { sample?: boolean }) {
    navigate(paths.screening((await newScreening.mutateAsync(given)).id));
  }

  return [
    {
      id: "new-screening",
      label: "New screening",
      words: "create add cv job description",
      Icon: NewIcon,
      perform: () => createScreening({}),
    },
    {
      id: "new-drive",
      label: "New drive",
      words: "create add interview round",
      Icon: NewIcon,
      perform: async () => navigate(paths.drive((await newDrive.mutateAsync({})).id)),
    },
    {
      id: "new-sample",
      label: "New sample screening",
      words: "create try example free",
      Icon: NewIcon,
      perform: () => createScreening({ sample: true }),
    },
    {
      id: "add-credits",
      label: "Add Credits",
      words: "buy pay payment purchase",
      Icon: CreditsIcon,
      to: paths.payment,
    },
    {
      id: "light",
      label: "Light theme",
      words: "colour color mode",
      Icon: LightIcon,
      perform: () => setMode("light"),
    },
    {
      id: "dark",
      label: "Dark theme",
      words: "colour color mode night",
      Icon: DarkIcon,
      perform: () => setMode("dark"),
    },
    {
      id: "system",
      label: "Theme of the system",
      words: "colour color mode light dark",
      Icon: SystemIcon,
      perform: () => setMode("system"),
    },
    {
      id: "help",
      label: "Help",
      words: "support question how manual guide need",
      Icon: HelpIcon,
      perform: () => openHelp(),
    },
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      words: "keys help hotkeys",
      keys: ["?"],
      Icon: KeyboardIcon,
      perform: () => openHelp("shortcuts"),
    },
    {
      id: "log-out",
      label: "Logout",
      words: "log out sign out leave",
      Icon: LogOutIcon,
      perform: () => logOut.mutate(),
    },
  ];
}
