import Box from "@mui/material/Box";

const width = 1440;
const height = 900;

/**
 * The drawing behind the sign-in card: a winnowing basket tips grain into the wind; the heavy grains fall into a
 * heap, the chaff drifts away. Decoration only.
 */
export function SignInBackdrop() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      sx={{ position: "fixed", inset: 0, zIndex: -1, width: "100%", height: "100%", fill: "none" }}
    >
      <path d={breeze} stroke="var(--mui-palette-divider)" strokeWidth="1.5" strokeLinecap="round" />
      <path d={heapGround} fill="var(--mui-palette-tint-brand)" />
      <path d={fallingGrains} fill="var(--mui-palette-primary-main)" opacity=".34" />
      <path d={heapGrains} fill="var(--mui-palette-primary-main)" opacity=".22" />
      <path
        d={chaff}
        stroke="var(--mui-palette-quotation-text)"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".38"
      />
      <Basket />
    </Box>
  );
}

function Basket() {
  return (
    <g
      transform="translate(196 208) rotate(27)"
      stroke="var(--mui-palette-controlEdge)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".75"
    >
      <path d="M-130 0c4 62 62 92 130 92S126 62 130 0" fill="var(--mui-palette-background-paper)" />
      <ellipse rx="130" ry="30" fill="var(--mui-palette-background-paper)" />
      <ellipse rx="116" ry="22" fill="var(--mui-palette-tint-brand)" stroke="none" />
      <path
        d="M-118 30c32 22 74 30 118 30s86-8 118-30M-98 56c28 16 62 22 98 22s70-6 98-22M-86 24l26 56M-44 29l14 60M0 30v62M44 29l-14 60M86 24l-26 56"
        strokeWidth="1"
      />
    </g>
  );
}

/** The same "chance" on every visit, so that the drawing is one drawing. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const lip = { x: 306, y: 268 };
const heap = { x: 400, halfWidth: 330, top: 742 };

const heapGround = `M${heap.x - heap.halfWidth - 70} ${height}C${heap.x - 190} ${height - 12} ${heap.x - 90} ${heap.top} ${heap.x} ${heap.top}S${heap.x + 190} ${height - 12} ${heap.x + heap.halfWidth + 70} ${height}Z`;

const fallingGrains = drawFallingGrains();
const heapGrains = drawHeapGrains();
const chaff = drawChaff();
const breeze = drawBreeze();

function drawFallingGrains(): string {
  const chance = createChance(7);
  return Array.from({ length: 92 }, () => {
    const fall = chance() ** 0.85;
    const drift = (heap.x - lip.x) * Math.sqrt(fall) + (chance() - 0.5) * (26 + 110 * fall);
    return grain(lip.x + drift, lip.y + fall * (heap.top - lip.y + 20), chance() * 180, 4.5 + chance() * 2.5);
  }).join("");
}

function drawHeapGrains(): string {
  const chance = createChance(23);
  return Array.from({ length: 240 }, () => {
    const across = (chance() + chance() + chance()) / 1.5 - 1;
    const x = heap.x + across * heap.halfWidth;
    const surface = heap.top + (height - heap.top) * Math.abs(across) ** 1.3;
    return grain(x, surface + 10 + chance() * (height - surface), chance() * 180, 5 + chance() * 2.5);
  }).join("");
}

function drawChaff(): string {
  const chance = createChance(41);
  return Array.from({ length: 120 }, () => {
    const away = chance() ** 0.8;
    const x = lip.x + 30 + away * 1_120;
    const spread = 30 + 210 * away;
    const y = lip.y - 20 + 46 * Math.sin(away * 5) + 60 * away + (chance() - 0.5) * spread;
    const length = 7 + chance() * 12;
    const slope = (chance() - 0.5) * 12;
    return `M${round(x)} ${round(y)}q${round(length / 2)} ${round(slope - 4)} ${round(length)} ${round(slope)}`;
  }).join("");
}

function drawBreeze(): string {
  return [
    "M40 118c150-34 270 26 420 2s210-48 320-22",
    "M470 214c160-30 250 30 420 6s240-40 380-8",
    "M560 386c150 26 260-26 420-2s220 34 360 10",
    "M90 470c50 12 90-6 140 2",
    "M760 540c120-22 190 22 310 4s140-18 220-4",
  ].join("");
}

function grain(x: number, y: number, degrees: number, size: number): string {
  const along = {
    x: Math.cos((degrees * Math.PI) / 180) * size,
    y: Math.sin((degrees * Math.PI) / 180) * size,
  };
  const across = { x: -along.y * 0.8, y: along.x * 0.8 };
  const from = `${round(x - along.x)} ${round(y - along.y)}`;
  const to = `${round(x + along.x)} ${round(y + along.y)}`;
  return `M${from}Q${round(x + across.x)} ${round(y + across.y)} ${to}Q${round(x - across.x)} ${round(y - across.y)} ${from}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
