import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.problems;
    }
    throw error;
  }
  return [];
}

function folderOf(variables: Record<string, string>): URL {
  const { storage } = readConfig(variables);
  if (storage.kind !== "folder") throw new Error("It is no folder.");
  return storage.url;
}

describe("an empty environment", () => {
  test("is one that works: this machine only, embedded database, folder, inbox", () => {
    expect(readConfig({ DATA_DIR: "/srv/winnow" })).toEqual({
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      dataDirectory: "/srv/winnow",
      databaseUrl: null,
      backupKey: null,
      secretsKey: null,
      sessions: { idleHours: 720, maxHours: 2160 },
      storage: { kind: "folder", url: new URL("file:///srv/winnow/files") },
      mail: { kind: "inbox" },
      scanner: null,
      trustedProxies: null,
      metricsToken: null,
      traces: null,
      workerPort: null,
      drainSeconds: 0,
      logLevel: "info",
      welcomeCreditsHundredths: 2500,
      cvPriceHundredths: 100,
      interviewPriceHundredths: 1000,
      payments: { kind: "sandbox" },
      transcription: null,
      languageModel: null,
      creditCurrency: "USD",
      creditPacks: [
        { id: "100", creditsHundredths: 10_000, price: 9_900 },
        { id: "500", creditsHundredths: 50_000, price: 44_900 },
        { id: "2000", creditsHundredths: 200_000, price: 159_900 },
      ],
      business: { name: "Winnow", address: "", taxNote: "" },
      accountLimits: { screenings: 5_000, drives: 5_000, cvs: 100_000, exports: 500, bytes: 20_000_000_000 },
      workerConcurrency: 4,
      readingProcesses: 2,
      schedulingUndoSeconds: 20,
    });
  });

  test("is the same as one with empty and blank values", () => {
    expect(readConfig({ PORT: "", HOST: "  ", MAIL_URL: "", DATABASE_URL: "", ROLE: "" })).toEqual(
      readConfig({}),
    );
  });
});

describe("values", () => {
  test("a mail server is its URL and the address that mails come from", () => {
    const MAIL_URL = "smtps://user:password@mail.example.com";

    expect(readConfig({ MAIL_URL }).mail).toEqual({
      kind: "smtp",
      url: MAIL_URL,
      from: "winnow@localhost.localdomain",
    });
    expect(readConfig({ MAIL_URL, MAIL_FROM: "jobs@example.com" }).mail).toMatchObject({
      from: "jobs@example.com",
    });
  });

  test("the address that people reach ends without a slash", () => {
    expect(readConfig({ PUBLIC_URL: "https://jobs.example.com//" }).publicUrl).toBe(
      "https://jobs.example.com",
    );
  });

  test.each([
    ["0", 0],
    ["1", 100],
    ["0.5", 50],
    ["19.99", 1999],
    ["1.15", 115],
    ["9999999.99", 999_999_999],
  ])("%s credits are %d hundredths", (text, hundredths) => {
    expect(readConfig({ CV_PRICE: text }).cvPriceHundredths).toBe(hundredths);
  });

  test("a host that is an IPv6 address stands in brackets in links, however it was written", () => {
    expect(readConfig({ HOST: "::1" }).publicUrl).toBe("http://[::1]:3000");
    expect(readConfig({ HOST: "[::1]" })).toMatchObject({ host: "::1", publicUrl: "http://[::1]:3000" });
  });

  test.each(["a#b", "a?b", "a%b", "a%20b", "ä b"])(
    "a data directory named %s holds its own files",
    (name) => {
      expect(fileURLToPath(folderOf({ DATA_DIR: `/srv/${name}` }))).toBe(`/srv/${name}/files`);
    },
  );

  test("a data directory with a space is a file URL with its own path", () => {
    expect(decodeURI(folderOf({ DATA_DIR: "/srv/our data" }).pathname)).toBe("/srv/our data/files");
  });
});

describe("proxies", () => {
  test.each(["10.0.0.2,10.1.0.0/16", "::1, fd00::/8", "127.0.0.1/32"])(
    "%s are addresses and ranges",
    (text) => {
      expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toEqual(text.split(/, ?/));
    },
  );

  test.each(["proxy.example.com", "10.0.0.0/33", "10.0.0.0/0", "fd00::/129", "10.0.0.2,", "10.0.0.0/8/8"])(
    "%s are none",
    (text) => {
      expect(problemsOf({ TRUST_PROXY: text })).toEqual([expect.stringContaining("TRUST_PROXY must be")]);
    },
  );
});

describe("traces", () => {
  test("go to the path that OTLP has for them, all of them or a share", () => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };

    expect(readConfig(variables).traces).toEqual({ url: "http://collector:4318/v1/traces", share: 1 });
    expect(readConfig({ ...variables, OTEL_TRACES_SAMPLER_ARG: "0.05" }).traces?.share).toBe(0.05);
    expect(() => readConfig({ ...variables, OTEL_TRACES_SAMPLER_ARG: "5" })).toThrow(
      "OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1",
    );
  });
});

describe("services that read answers", () => {
  test("there are none without a setting, and only an address is needed", () => {
    expect(readConfig({})).toMatchObject({ transcription: null, languageModel: null });
    expect(readConfig({ TRANSCRIPTION_URL: "http://127.0.0.1:8000/v1/" }).transcription).toEqual({
      url: new URL("http://127.0.0.1:8000/v1/"),
      apiKey: null,
      model: "whisper-1",
      timeoutMs: 240_000,
    });
    expect(
      readConfig({
        LANGUAGE_MODEL_URL: "https://models.example.com/v1",
        LANGUAGE_MODEL_API_KEY: "sk-1",
        LANGUAGE_MODEL: "llama",
        LANGUAGE_MODEL_TIMEOUT_SECONDS: "5",
      }).languageModel,
    ).toEqual({
      url: new URL("https://models.example.com/v1/"),
      apiKey: "sk-1",
      model: "llama",
      timeoutMs: 5_000,
      reads: ["answers"],
    });
  });

  test("a language model reads what is named, and unknown words are refused by name", () => {
    const named = (LANGUAGE_MODEL_READS: string) => ({
      LANGUAGE_MODEL_URL: "http://127.0.0.1:8000/v1",
      LANGUAGE_MODEL_READS,
    });
    expect(readConfig(named("cvs, adverts")).languageModel?.reads).toEqual(["adverts", "cvs"]);
    expect(problemsOf(named("answers,resumes,CVs"))).toEqual([
      'LANGUAGE_MODEL_READS must name some of answers, adverts, cvs, separated by commas, and not "resumes"',
      'LANGUAGE_MODEL_READS must name some of answers, adverts, cvs, separated by commas, and not "CVs"',
    ]);
  });

  test.each(["api.example.com/v1", "ftp://example.com", "https://sk-secret@api.example.com/v1"])(
    "%s is no base of an API, and is not repeated",
    (url) => {
      expect(problemsOf({ TRANSCRIPTION_URL: url })).toEqual([
        expect.stringContaining("TRANSCRIPTION_URL must be the base"),
      ]);
    },
  );
});

describe("an object store", () => {
  const s3Of = (url: string) => readConfig({ STORAGE_URL: url }).storage;

  test("is its host, a bucket and a key, with percent signs undone", () => {
    expect(
      s3Of("s3://AKIA1:a%2Fb%2Bc@s3.eu-central-1.amazonaws.com/winnow-files?region=eu-central-1"),
    ).toEqual({
      kind: "s3",
      endpoint: new URL("https://s3.eu-central-1.amazonaws.com"),
      bucket: "winnow-files",
      region: "eu-central-1",
      accessKeyId: "AKIA1",
      secretAccessKey: "a/b+c",
      isPathStyle: false,
      encryption: null,
    });
  });

  test.each([
    ["s3://k:s@store.example.com:9000/files", true],
    ["s3://k:s@store.example.com/files?style=virtual", false],
    ["s3://k:s@s3.amazonaws.com/files?style=path", true],
    ["s3://k:s@127.0.0.1:9000/files?protocol=http&style=virtual", true],
    ["s3://k:s@[::1]:9000/files?style=virtual", true],
  ])("%s has its bucket in the path: %s", (url, isPathStyle) => {
    expect(s3Of(url)).toMatchObject({ kind: "s3", isPathStyle });
  });

  test("may be spoken to in the clear, and asked to encrypt", () => {
    expect(s3Of("s3://k:s@127.0.0.1:9000/files?protocol=http&sse=aws:kms&sse_key_id=key-1")).toMatchObject({
      endpoint: new URL("http://127.0.0.1:9000"),
      encryption: { algorithm: "aws:kms", keyId: "key-1" },
    });
    expect(s3Of("s3://k:s@store.example.com/files?sse=AES256")).toMatchObject({
      encryption: { algorithm: "AES256", keyId: null },
    });
  });

  test.each([
    "s3://store.example.com/files",
    "s3://k3y@store.example.com/files",
    "s3://k3y:s3cret@store.example.com",
    "s3://k3y:s3cret@store.example.com/files/below",
    "s3://k3y:s3cret@store.example.com/Files",
    "s3://k3y:s3cr%zzet@store.example.com/files",
    "s3://k3y:s3cret@/files",
    "s3://k3y:s3cret@store.example.com/files?sse=rot13",
    "s3://k3y:s3cret@store.example.com/files?sse=AES256&sse_key_id=1",
    "s3://k3y:s3cret@store.example.com/files?regoin=eu",
    "s3://k3y:s3cret@store.example.com/files?region=a&region=b",
    "s3://k3y:s3cret@store.example.com/files?style=vhost",
  ])("is not %s, which is not repeated", (url) => {
    const problems = problemsOf({ STORAGE_URL: url });

    expect(problems).toEqual([expect.stringMatching(/^STORAGE_URL must be a URL of a folder .* or s3:/)]);
    expect(problems.join()).not.toMatch(/k3y|s3cr/);
  });
});

describe("payments", () => {
  test("Stripe is a secret key, its host and any number of webhook secrets", () => {
    expect(
      readConfig({
        PAYMENTS_URL: "stripe://sk_test_1@api.stripe.com?webhook_secret=whsec_old&webhook_secret=whsec_new",
      }).payments,
    ).toEqual({
      kind: "stripe",
      secretKey: "sk_test_1",
      webhookSecrets: ["whsec_old", "whsec_new"],
      api: new URL("https://api.stripe.com"),
    });
  });

  test("Razorpay is a key id and a key secret; percent signs of a URL are undone", () => {
    expect(
      readConfig({ PAYMENTS_URL: "razorpay://rzp_1:a%2Fb@api.razorpay.com?webhook_secret=s" }).payments,
    ).toEqual({
      kind: "razorpay",
      keyId: "rzp_1",
      keySecret: "a/b",
      webhookSecrets: ["s"],
      api: new URL("https://api.razorpay.com"),
    });
  });

  test.each([
    "paypal://key@example.com?webhook_secret=s",
    "stripe://api.stripe.com?webhook_secret=s",
    "stripe://sk_1@api.stripe.com",
    "razorpay://rzp_1@api.razorpay.com?webhook_secret=s",
    "sandbox",
    "stripe",
  ])("%s is no provider, and is not repeated", (url) => {
    const problems = problemsOf({ PAYMENTS_URL: url });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^PAYMENTS_URL must be sandbox:/);
  });

  test("the sandbox refuses production, named or by default", () => {
    expect(problemsOf({ WINNOW_ENV: "production", PAYMENTS_URL: "sandbox:" })).toEqual([
      expect.stringContaining("PAYMENTS_URL must not be the sandbox"),
    ]);
    expect(problemsOf({ WINNOW_ENV: "production" })).toEqual([
      expect.stringContaining("PAYMENTS_URL must be set"),
    ]);
    expect(readConfig({ WINNOW_ENV: "production", PAYMENTS_URL: "none:" }).payments).toEqual({
      kind: "none",
    });
  });

  test.each(["100", "100=0", "0=100", "100=1,", "1=1,1=2", "1.5=100", "1=1,2=1,3=1,4=1,5=1,6=1,7=1"])(
    "%s are no packs",
    (packs) => {
      expect(problemsOf({ CREDIT_PACKS: packs })).toHaveLength(1);
    },
  );
});

describe("a virus scanner", () => {
  test.each([
    ["clamd://127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
    ["clamd://scanner.example.com", { host: "scanner.example.com", port: 3310 }],
    ["clamd://[::1]:9000/", { host: "::1", port: 9000 }],
    ["clamd:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["clamd:///srv/a%20b/clamd.ctl", { path: "/srv/a b/clamd.ctl" }],
  ])("%s", (url, address) => {
    expect(readConfig({ SCANNER_URL: url }).scanner).toEqual(address);
  });

  test.each([
    "127.0.0.1:3310",
    "http://127.0.0.1:3310",
    "clamd://user@127.0.0.1:3310",
    "clamd://127.0.0.1:99999",
    "clamd://127.0.0.1:0",
    "clamd://127.0.0.1/run/clamd.ctl",
    "clamd://127.0.0.1?timeout=5",
    "clamd:///run/clamav/",
    "clamd:///srv/%zz",
    "clamd:///srv/a%00b",
    "clamd://",
  ])("%s is none", (url) => {
    expect(problemsOf({ SCANNER_URL: url })).toEqual([
      "SCANNER_URL must be where clamd listens, such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl",
    ]);
  });
});

describe("wrong values", () => {
  test("are all listed at once, each by its name", () => {
    const problems = problemsOf({
      ROLE: "everything",
      PORT: "70000",
      PUBLIC_URL: "jobs.example.com",
      DATABASE_URL: "mysql://localhost/winnow",
      STORAGE_URL: "ftp://localhost",
      MAIL_URL: "localhost:25",
      MAIL_FROM: "Winnow",
      LOG_LEVEL: "loud",
      WELCOME_CREDITS: "-5",
      CV_PRICE: "1.234",
      WORKER_CONCURRENCY: "0",
      READING_PROCESSES: "many",
      SECRETS_KEY: "not a key",
      SESSION_IDLE_HOURS: "0",
    });

    expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
      "CV_PRICE",
      "DATABASE_URL",
      "LOG_LEVEL",
      "MAIL_FROM",
      "MAIL_URL",
      "PORT",
      "PUBLIC_URL",
      "READING_PROCESSES",
      "ROLE",
      "SECRETS_KEY",
      "SESSION_IDLE_HOURS",
      "STORAGE_URL",
      "WELCOME_CREDITS",
      "WORKER_CONCURRENCY",
    ]);
  });

  test("say what would be right", () => {
    expect(problemsOf({ PORT: "x", DATABASE_URL: "mysql://localhost" })).toEqual([
      "PORT must be a whole number from 0 to 65535",
      "DATABASE_URL must be a URL that begins with postgres:// or postgresql://",
    ]);
  });

  test.each(["1e3", "1,00", " 1", "NaN", "Infinity", "12345678", "1.", ".5", "0x10"])(
    "%j is not an amount of credits",
    (text) => {
      expect(problemsOf({ CV_PRICE: text })).toEqual(["CV_PRICE must be an amount of credits such as 25.00"]);
    },
  );

  test.each(["0.0.0.0", "::", "[::]", "0:0:0:0:0:0:0:0"])(
    "HOST %s names no address for links, so PUBLIC_URL must",
    (host) => {
      expect(problemsOf({ HOST: host })).toEqual([
        `PUBLIC_URL must be set when HOST is ${host.replace(/[[\]]/g, "")}: links in mails begin with it`,
      ]);
      expect(problemsOf({ HOST: host, PUBLIC_URL: "https://jobs.example.com" })).toEqual([]);
    },
  );

  test("a missing PUBLIC_URL is listed beside everything else", () => {
    expect(problemsOf({ HOST: "0.0.0.0", PORT: "x" })).toHaveLength(2);
  });

  test.each(["file://server/share", "file:///srv/a%2Fb", "/srv/files"])("%s is no folder of ours", (url) => {
    expect(problemsOf({ STORAGE_URL: url })).toEqual([
      expect.stringMatching(/^STORAGE_URL must be a URL of a folder on this machine/),
    ]);
  });

  test.each(["-1", "65536", "3.5", "http"])("%j is not a port", (text) => {
    expect(problemsOf({ PORT: text })).toHaveLength(1);
  });

  test("do not repeat a password of the database", () => {
    const error = (() => {
      try {
        return readConfig({ DATABASE_URL: "mysql://winnow:s3cret@localhost" });
      } catch (thrown) {
        return thrown;
      }
    })();

    expect(String(error)).toContain("DATABASE_URL");
    expect(String(error)).not.toContain("s3cret");
  });
});

describe("what one account may keep", () => {
  const limitsOf = (ACCOUNT_LIMITS: string) => readConfig({ ACCOUNT_LIMITS }).accountLimits;

  test("is changed where it is named", () => {
    expect(limitsOf("gigabytes=0.5,cvs=200000")).toEqual({
      screenings: 5_000,
      drives: 5_000,
      cvs: 200_000,
      exports: 500,
      bytes: 500_000_000,
    });
  });

  test.each([
    "cvs",
    "cvs=",
    "cvs=-1",
    "cvs=1.5",
    "cvs=1,",
    ",cvs=1",
    "cvs=1,cvs=2",
    "files=3",
    "gigabytes=x",
    "cvs=1e9",
  ])("%s stops the start", (limits) => {
    expect(problemsOf({ ACCOUNT_LIMITS: limits })).toHaveLength(1);
  });
});
