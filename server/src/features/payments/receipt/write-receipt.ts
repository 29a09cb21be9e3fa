import { lightColors as colors } from "@winnow/contract/colors.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import PDFDocument from "pdfkit";
import { formatMoney } from "../../../platform/payments/format-money.ts";
import { printFonts } from "../../../platform/print/print-fonts.ts";
import { formatCredits } from "../../credits/format-credits.ts";
import { languagesOfReceipts } from "./languages/languages.ts";

export type Receipt = {
  language: PageLanguage;
  number: string;
  paidAt: Date;
  customer: { name: string; email: string };
  business: { name: string; address: string; taxNote: string };
  credits: number;
  amount: number;
  currency: string;
  provider: "sandbox" | "stripe" | "razorpay";
  paymentReference: string;
};

const providerNames = { sandbox: "Sandbox", stripe: "Stripe", razorpay: "Razorpay" } as const;

/** One A4 page as PDF. The same receipt again is the same page. */
export async function writeReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { language } = receipt;
  const words = languagesOfReceipts[language];
  const fonts = printFonts();
  const doc = new PDFDocument({
    size: "A4",
    margin: 64,
    info: {
      Title: `${words.title} ${receipt.number}`,
      Author: receipt.business.name,
      Producer: "Winnow",
      CreationDate: receipt.paidAt,
    },
    lang: language,
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const printable = (words: string) =>
    Array.from(words.normalize("NFC"), (sign) => (fonts.canPrint(sign) ? sign : "□")).join("");
  const write = (words: string, look: { font?: "regular" | "bold"; size?: number; colour?: string } = {}) => {
    doc
      .font(look.font ?? "regular")
      .fontSize(look.size ?? 10)
      .fillColor(look.colour ?? colors.ink)
      .text(printable(words), { lineGap: 2 });
  };
  const row = (label: string, value: string, font: "regular" | "bold" = "regular") => {
    const top = doc.y;
    const width = doc.page.width - 128;
    doc
      .font(font)
      .fontSize(10)
      .fillColor(colors.muted)
      .text(printable(label), 64, top, { width: width / 2 });
    doc
      .fillColor(colors.ink)
      .text(printable(value), 64 + width / 2, top, { width: width / 2, align: "right" });
    doc.x = 64;
    doc.moveDown(0.5);
  };
  const rule = () => {
    doc.moveDown(0.5);
    doc
      .moveTo(64, doc.y)
      .lineTo(doc.page.width - 64, doc.y)
      .lineWidth(0.6)
      .stroke(colors.hairline);
    doc.moveDown(0.8);
  };

  write(receipt.business.name, { font: "bold", size: 16 });
  if (receipt.business.address) write(receipt.business.address, { colour: colors.muted });
  doc.moveDown(2);
  write(words.title, { font: "bold", size: 24 });
  doc.moveDown(1);
  row(words.number, receipt.number);
  row(words.paidOn, `${receipt.paidAt.toISOString().slice(0, 10)} (UTC)`);
  row(words.paidBy, `${receipt.customer.name}, ${receipt.customer.email}`);
  row(words.paidWith, `${providerNames[receipt.provider]}, ${receipt.paymentReference}`);
  rule();
  row(words.credits({ credits: formatCredits(receipt.credits, language) }), formatMoney(receipt, language));
  rule();
  row(words.total, formatMoney(receipt, language), "bold");
  if (receipt.business.taxNote) {
    doc.moveDown(1);
    write(receipt.business.taxNote, { colour: colors.muted });
  }
  if (receipt.provider === "sandbox") {
    doc.moveDown(1);
    write(words.sandbox, {
      font: "bold",
    });
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
