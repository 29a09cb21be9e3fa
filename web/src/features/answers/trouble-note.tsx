import VideocamOffIcon from "@mui/icons-material/VideocamOffOutlined";
import Box from "@mui/material/Box";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useWords } from "../../words/words.ts";
import type { DeviceTrouble } from "./device-trouble.ts";

/** What keeps the browser from recording, in words. */
export function TroubleNote({ trouble }: { trouble: DeviceTrouble }) {
  const words = useWords("interview").trouble[trouble.name];
  return (
    <Box sx={{ mt: 2 }}>
      <Notice icon={<VideocamOffIcon aria-hidden />}>
        <Box sx={{ fontWeight: 600 }}>{words[trouble.kind]}</Box>
        {words.remedy}
      </Notice>
    </Box>
  );
}
