import { textSize } from "../../theme/sizes.ts";
import { ShareBar } from "../../ui/feedback/share-bar.tsx";
import { formatScore } from "./format-score.ts";

/** A score out of 100 as a length of evergreen on a hairline, with its number. */
export function ScoreBar(props: { score: number; size?: "small" | "large" }) {
  const { score, size = "small" } = props;
  const isLarge = size === "large";
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 8, minWidth: isLarge ? 200 : 112 }}>
      <span
        className="figures"
        style={{
          fontWeight: 600,
          fontSize: isLarge ? textSize.figure : textSize.body,
          lineHeight: 1.25,
          minWidth: isLarge ? "auto" : "5ch",
          textAlign: isLarge ? "start" : "end",
        }}
      >
        {formatScore(score)}
      </span>
      <ShareBar share={score / 100} height={isLarge ? 6 : 4} />
    </div>
  );
}
