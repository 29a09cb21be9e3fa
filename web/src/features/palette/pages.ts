import EraseIcon from "@mui/icons-material/AutoDeleteOutlined";
import ScreeningIcon from "@mui/icons-material/DescriptionOutlined";
import DriveIcon from "@mui/icons-material/ForumOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import TransactionsIcon from "@mui/icons-material/ReceiptLongOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import { paths } from "@winnow/contract/paths.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** The pages of the product that are no single thing. */
export const pages: PaletteEntry[] = [
  {
    id: "dashboard",
    label: "Dashboard",
    words: "home start overview",
    Icon: DashboardIcon,
    to: paths.dashboard,
  },
  {
    id: "screenings",
    label: "CV Screening",
    words: "screenings list cvs",
    Icon: ScreeningIcon,
    to: paths.screenings,
  },
  {
    id: "drives",
    label: "Interview Drive",
    words: "drives list interviews",
    Icon: DriveIcon,
    to: paths.drives,
  },
  {
    id: "transactions",
    label: "Transactions",
    words: "ledger credits receipts spending",
    Icon: TransactionsIcon,
    to: paths.transactions,
  },
  {
    id: "account",
    label: "Account",
    words: "settings profile name password sessions format notifications export delete",
    Icon: AccountIcon,
    to: paths.account,
  },
  {
    id: "erasures",
    label: "Erasures",
    words: "erased people retention privacy",
    Icon: EraseIcon,
    to: paths.erasures,
  },
];
