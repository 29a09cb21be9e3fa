const channelName = "winnow-verified";

/** Lets the pages of this browser that wait for it know that an address is verified. */
export function tellVerified(email: string): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(email);
  channel.close();
}

/** Calls back when another page of this browser has verified the address; answers how to stop. */
export function onVerified(email: string, listener: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === email.trim().toLowerCase()) listener();
  };
  return () => channel.close();
}
