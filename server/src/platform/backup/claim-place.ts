import { BackupRefusal } from "./refusal.ts";
import { claimPart, type Vault } from "./vault.ts";

/**
 * Notes in a place whose backups it holds, by a hash of what tells this installation from others. Throws a
 * `BackupRefusal` where they are another's: whoever removes old backups knows only which files its own ones need.
 */
export async function claimPlace(vault: Vault, identity: string): Promise<void> {
  if (!(await vault.store.read(claimPart))) {
    await vault.store.write(claimPart, Buffer.from(claimOf(vault, identity)));
  }
  await requireOwnPlace(vault, identity);
}

/** Two that came to an empty place at once may both have taken it for theirs; the note is of one of them. */
export async function requireOwnPlace(vault: Vault, identity: string): Promise<void> {
  const found = await vault.store.read(claimPart);
  if (!found || new TextDecoder().decode(found) !== claimOf(vault, identity)) {
    throw new BackupRefusal(
      "This place holds backups of another installation, or of another BACKUP_KEY. Name another place.",
    );
  }
}

function claimOf({ key }: Vault, identity: string): string {
  return key.signatureOf(`installation ${identity}`);
}
