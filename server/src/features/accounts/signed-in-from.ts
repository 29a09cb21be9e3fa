/** What is kept of where a session was opened from. */
export type SignedInFrom = { browser: string | null; system: string | null; network: string | null };

/** Others pass themselves off as those that stand below them, so the first that fits is meant. */
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+ .*Safari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ["Windows", /\bWindows\b/],
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

/** Reads a User-Agent and a network address for words by which people recognise their own devices. */
export function signedInFrom({
  userAgent,
  address,
}: {
  userAgent: string | undefined;
  address: string;
}): SignedInFrom {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    network: shortened(address),
  };
}

function nameIn(known: typeof browsers, userAgent = ""): string | null {
  // Nothing that somebody sends may take long to look through.
  const text = userAgent.slice(0, 512);
  return known.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/** "203.0.113.7" as "203.0.113.x", and of an IPv6 address the half that names the network. */
function shortened(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(mapped) ?? [];
  if (network) {
    return `${network}.x`;
  }
  const groups = mapped.split("%")[0]?.split("::")[0]?.split(":").filter(Boolean) ?? [];
  return groups.length === 0 ? null : `${groups.slice(0, 4).join(":")}:…`;
}
