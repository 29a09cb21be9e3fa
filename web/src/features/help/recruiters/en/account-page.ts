import type { HelpPage } from "../../help-content.ts";

export const accountPage: HelpPage = {
  id: "account",
  title: "Signing up and signing in",
  summary: "Verification, passwords, two-step sign-in, and why you were signed out.",
  words:
    "password login log in sign account verify verification e-mail reset forgot session logout locked two-step 2fa second factor authenticator totp code recovery phone",
  sections: [
    {
      heading: "A new account",
      blocks: [
        "After signing up you get a mail with a link that verifies the address. It is good for 24 hours. If it has run out, sign in: a new one is sent then, at most once a minute. A new account gets its first credits once the address is verified.",
        "A password has 8 to 128 characters and is refused when it is easy to guess.",
      ],
    },
    {
      heading: "No mail arrives",
      blocks: [
        {
          points: [
            "Look into the folder for unwanted mail, and whether the address is spelt right.",
            "Ask whoever runs this server. Where no mail server is set up, mails wait in an inbox that only they can open.",
          ],
        },
      ],
    },
    {
      heading: "A forgotten password",
      blocks: [
        "**Forgot your password?** on the sign-in page sends a link that is good for one hour and once. The page answers the same whether or not an account has that address. A new password ends every session of the account.",
      ],
    },
    {
      heading: "Two-step sign-in",
      blocks: [
        "On the account page, under **Two-step sign-in**, you can have signing in ask for a code of an authenticator app after the password. Exporting everything and deleting the account ask for a code then, too.",
        "When you turn it on you get ten recovery codes, each of which lets you in once in place of a code. Keep them where you find them without your phone; new ones can be made at any time.",
        "A new password by mail does not turn it off. If you have lost the phone and the recovery codes, ask whoever runs this server: they can remove it from your account.",
      ],
    },
    {
      heading: "Signed out",
      blocks: [
        "A session ends 30 days after it was last used, 90 days after you signed in at the latest (whoever runs this server can set other times), when you log out in another tab, and when the password is reset. What you had typed is kept on the server, and is there again after the next sign-in.",
        "The account page lists under **Sessions** where you are signed in. With your password you end one of them, or all others at once.",
        "After several wrong passwords signing in pauses for a while, and says so.",
      ],
    },
  ],
};
