import VideocamOffIcon from "@mui/icons-material/VideocamOffOutlined";
import Box from "@mui/material/Box";
import { Notice } from "../../ui/feedback/notice.tsx";
import type { DeviceTrouble } from "./device-trouble.ts";

/** What keeps the browser from recording, in words. */
export function TroubleNote({ trouble }: { trouble: DeviceTrouble }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Notice icon={<VideocamOffIcon aria-hidden />}>
        <Box sx={{ fontWeight: 600 }}>{trouble.what}</Box>
        {trouble.remedy}
      </Notice>
    </Box>
  );
}
