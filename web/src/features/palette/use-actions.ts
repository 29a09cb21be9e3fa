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
import { useWords } from "../../words/words.ts";
import { useLogOut } from "../accounts/queries.ts";
import { useCreateDrive } from "../drives/queries.ts";
import { openHelp } from "../help/help-door.ts";
import { useCreateScreening } from "../screenings/queries.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** What can be done from anywhere. */
export function useActions(): PaletteEntry[] {
  const words = useWords("palette").actions;
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
      ...words.newScreening,
      Icon: NewIcon,
      perform: () => createScreening({}),
    },
    {
      id: "new-drive",
      ...words.newDrive,
      Icon: NewIcon,
      perform: async () => navigate(paths.drive((await newDrive.mutateAsync({})).id)),
    },
    {
      id: "new-sample",
      ...words.newSample,
      Icon: NewIcon,
      perform: () => createScreening({ sample: true }),
    },
    {
      id: "add-credits",
      ...words.addCredits,
      Icon: CreditsIcon,
      to: paths.payment,
    },
    {
      id: "light",
      ...words.light,
      Icon: LightIcon,
      perform: () => setMode("light"),
    },
    {
      id: "dark",
      ...words.dark,
      Icon: DarkIcon,
      perform: () => setMode("dark"),
    },
    {
      id: "system",
      ...words.system,
      Icon: SystemIcon,
      perform: () => setMode("system"),
    },
    {
      id: "help",
      ...words.help,
      Icon: HelpIcon,
      perform: () => openHelp(),
    },
    {
      id: "shortcuts",
      ...words.shortcuts,
      keys: ["?"],
      Icon: KeyboardIcon,
      perform: () => openHelp("shortcuts"),
    },
    {
      id: "log-out",
      ...words.logOut,
      Icon: LogOutIcon,
      perform: () => logOut.mutate(),
    },
  ];
}
