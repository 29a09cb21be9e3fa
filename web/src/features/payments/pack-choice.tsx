import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useWords } from "../../words/words.ts";
import { OperatorCommand } from "./operator-command.tsx";
import { PackCard } from "./pack-card.tsx";
import { useBuyPack, usePacks } from "./queries.ts";

/** The packs on offer, or, where nothing is sold online, how else credits are to be had. */
export function PackChoice() {
  const words = useWords("payments");
  const packs = usePacks();
  const buy = useBuyPack();

  if (packs.isPending) return <PacksSkeleton />;
  if (packs.isError) {
    return (
      <ErrorState
        title={words.packsNotLoaded}
        error={packs.error}
        onRetry={() => packs.refetch()}
        isRetrying={packs.isFetching}
      />
    );
  }
  const { provider, currency } = packs.data;
  if (provider === null) return <OperatorCommand />;
  return (
    <Box component="section" aria-labelledby="packs">
      <Typography variant="h2" id="packs" sx={{ mb: 2 }}>
        {words.select}
      </Typography>
      {provider === "sandbox" ? (
        <Notice icon={<InfoIcon color="action" />}>
          <strong>{words.sandbox}</strong> {words.sandboxText}
        </Notice>
      ) : null}
      {buy.isError ? <FailureAlert headline={words.notOpened} reason={buy.error.message} /> : null}
      <Box component="ul" sx={packsStyle}>
        {packs.data.packs.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            currency={currency}
            // Once ordered, the browser is on its way to the provider.
            isBeingBought={(buy.isPending || buy.isSuccess) && buy.variables === pack.id}
            isDisabled={buy.isPending || buy.isSuccess}
            onBuy={() => buy.mutate(pack.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** In the places of the heading and of three packs, as they are on offer unless it is said otherwise. */
function PacksSkeleton() {
  const words = useWords("kit");
  return (
    <Box role="progressbar" aria-label={words.loadingPage}>
      <Skeleton variant="rounded" width={200} height={28} sx={{ mb: 2 }} />
      <Box sx={packsStyle}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 216, md: 234 } }} />
        ))}
      </Box>
    </Box>
  );
}

const packsStyle = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" },
} as const;
