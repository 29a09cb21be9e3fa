/**
 * What our pages may ask a browser for; nothing that they frame may ask for anything
 * (https://www.w3.org/TR/permissions-policy/). A page that needs one of these says so here, and nowhere else.
 */
const permissions: Record<string, "nobody" | "self"> = {
  accelerometer: "nobody",
  "browsing-topics": "nobody",
  camera: "self",
  "clipboard-read": "nobody",
  "clipboard-write": "self",
  "display-capture": "nobody",
  "encrypted-media": "nobody",
  fullscreen: "self",
  geolocation: "nobody",
  gyroscope: "nobody",
  hid: "nobody",
  "idle-detection": "nobody",
  "local-fonts": "nobody",
  magnetometer: "nobody",
  microphone: "self",
  midi: "nobody",
  payment: "nobody",
  "picture-in-picture": "nobody",
  "publickey-credentials-get": "nobody",
  "screen-wake-lock": "nobody",
  serial: "nobody",
  usb: "nobody",
  "xr-spatial-tracking": "nobody",
};

export const permissionsPolicy = Object.entries(permissions)
  .map(([feature, who]) => `${feature}=(${who === "self" ? "self" : ""})`)
  .join(", ");
