import EraseIcon from "@mui/icons-material/AutoDeleteOutlined";
import ScreeningIcon from "@mui/icons-material/DescriptionOutlined";
import DriveIcon from "@mui/icons-material/ForumOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import TransactionsIcon from "@mui/icons-material/ReceiptLongOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import { paths } from "@winnow/contract/paths.ts";
import type { Words } from "../../words/catalogue.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** The pages of the product that are no single thing. */
export function pageEntries(words: Words<"palette">["pages"]): PaletteEntry[] {
  return [
    {
      id: "dashboard",
      ...words.dashboard,
      Icon: DashboardIcon,
      to: paths.dashboard,
    },
    {
      id: "screenings",
      ...words.screenings,
      Icon: ScreeningIcon,
      to: paths.screenings,
    },
    {
      id: "drives",
      ...words.drives,
      Icon: DriveIcon,
      to: paths.drives,
    },
    {
      id: "transactions",
      ...words.transactions,
      Icon: TransactionsIcon,
      to: paths.transactions,
    },
    {
      id: "account",
      ...words.account,
      Icon: AccountIcon,
      to: paths.account,
    },
    {
      id: "erasures",
      ...words.erasures,
      Icon: EraseIcon,
      to: paths.erasures,
    },
  ];
}
