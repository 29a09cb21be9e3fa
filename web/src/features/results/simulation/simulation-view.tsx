import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useSaveWeights, useScreeningFacts } from "../queries.ts";
import {
  changedWeights,
  type Facts,
  isChanged,
  movers,
  moversSentence,
  rankBy,
  type Weight,
  weightsOf,
} from "./simulate.ts";
import { SimulatedRanking } from "./simulated-ranking.tsx";
import { SimulatedWeights } from "./simulated-weights.tsx";

/** Other weights tried out on all results at once, in the browser; saved, or thrown away. */
export default function SimulationView({
  screening,
  onClose,
}: {
  screening: Screening;
  onClose: () => void;
}) {
  const facts = useScreeningFacts(screening.id);
  // Saved from here: the weights below begin anew as soon as the saved ones are in force.
  const save = useSaveWeights(screening.id);
  const showToast = useToast();
  const { simulation: words } = useWords("results");

  function saveWeights(weights: Weight[]): void {
    save.mutate(weights, {
      onSuccess: ({ rescored }) => {
        showToast(words.saving.done({ count: rescored }));
        onClose();
      },
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  if (facts.data && facts.data.results.length === 0) {
    return <EmptyState title={words.none.title}>{words.none.text}</EmptyState>;
  }
  // The key begins anew with the weights in force whenever they were changed elsewhere.
  if (facts.data) {
    const inForce = JSON.stringify(weightsOf(facts.data));
    return (
      <Weighing
        key={inForce}
        screening={screening}
        facts={facts.data}
        isSaving={save.isPending}
        onSave={saveWeights}
        onClose={onClose}
      />
    );
  }
  if (facts.error) {
    return (
      <ErrorState
        title={words.failed}
        error={facts.error}
        onRetry={() => void facts.refetch()}
        isRetrying={facts.isFetching}
      />
    );
  }
  return <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />;
}

function Weighing(props: {
  screening: Screening;
  facts: Facts;
  isSaving: boolean;
  onSave: (weights: Weight[]) => void;
  onClose: () => void;
}) {
  const { screening, facts, isSaving, onSave, onClose } = props;
  const [weights, setWeights] = useState<Weight[]>(() => weightsOf(facts));
  const [isAsking, setIsAsking] = useState(false);
  const { simulation: words } = useWords("results");
  const { close } = useWords("kit");
  const tried = useDeferredValue(weights);
  const before = useMemo(() => rankBy(facts, weightsOf(facts)), [facts]);
  const after = useMemo(() => rankBy(facts, tried), [facts, tried]);
  const hasChanged = isChanged(facts, weights);
  const isWeightless = weights.every(({ weight }) => weight === 0);
  const sentence = useMemo(
    () => (isChanged(facts, tried) ? moversSentence(movers(facts, before, after)) : ""),
    [facts, tried, before, after],
  );

  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(360px, 2fr)" },
        }}
      >
        <Paper
          variant="outlined"
          component="section"
          aria-labelledby="weights-heading"
          sx={{
            order: { lg: 2 },
            position: { lg: "sticky" },
            top: 88,
            // Its foot is in sight before the page is scrolled too.
            maxHeight: { lg: "calc(100dvh - 140px)" },
            overflow: "auto",
            "@keyframes slide-open": { from: { opacity: 0, transform: "translateX(24px)" } },
            animation: "slide-open 180ms ease-out",
          }}
        >
          <Box sx={{ p: 3, pb: 1 }}>
            <Typography variant="h2" id="weights-heading">
              {words.title}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
              {words.text}
            </Typography>
          </Box>
          <SimulatedWeights facts={facts} weights={weights} onChange={setWeights} />
          <Box sx={footStyle}>
            <Button
              variant="contained"
              disabled={!hasChanged || isWeightless}
              onClick={() => setIsAsking(true)}
            >
              {words.save}
            </Button>
            <Button color="inherit" disabled={!hasChanged} onClick={() => setWeights(weightsOf(facts))}>
              {words.discard}
            </Button>
            <Button color="inherit" onClick={onClose} sx={{ ml: "auto" }}>
              {close}
            </Button>
          </Box>
        </Paper>
        <Box sx={{ minWidth: 0 }}>
          <Box role="status" sx={{ minHeight: 88, mb: 1, overflowWrap: "anywhere" }}>
            {isWeightless ? words.weightless : sentence || words.start}
          </Box>
          <SimulatedRanking
            screeningId={screening.id}
            before={before}
            after={after}
            isBehind={tried !== weights}
          />
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.saving.title}
        confirmLabel={words.saving.confirm({ count: facts.results.length })}
        isBusy={isSaving}
        onClose={() => setIsAsking(false)}
        onConfirm={() => onSave(changedWeights(facts, weights))}
      >
        {words.saving.text}
      </ConfirmDialog>
    </>
  );
}

const footStyle = {
  position: "sticky",
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  px: 3,
  py: 2,
  backgroundColor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
} as const;
