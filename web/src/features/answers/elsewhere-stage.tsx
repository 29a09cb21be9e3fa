import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import { SendingNote } from "./sending-note.tsx";

/** Another page goes on with the interview; this one can take over. */
export function ElsewhereStage() {
  const { session, sender, studio } = useOpenInterview();
  const words = useWords("interview").elsewhere;
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // What was recorded here so far is sent from here all the same.
    void studio.stop().then(() => studio.closeDevices());
  }, [studio]);

  async function takeOver() {
    setIsBusy(true);
    await sender.takeUp(session.store.read().interview);
    await session.claim(true);
    setIsBusy(false);
  }

  return (
    <>
      <Typography sx={{ mt: 1 }}>{words.text}</Typography>
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void takeOver()}>
          {words.takeOver}
        </Button>
      </Box>
      <SendingNote />
    </>
  );
}
