import type { LanguageOfMails } from "./language-of-mails.ts";

const keepLink = "Ce lien n’est que pour vous, merci de ne pas le transmettre.";
const mistyped =
  "Si vous n’avez pas postulé, quelqu’un s’est trompé d’adresse : le lien vous permet d’effacer ce qui a été envoyé.";

export const french: LanguageOfMails = {
  received: {
    subject: "Votre candidature : {{title}}",
    text: `Bonjour,

{{recruiter}} a bien reçu votre candidature pour « {{title}} ».

Un programme lit votre CV et y cherche les mêmes critères que chez tout le monde. Ce sont des personnes qui décident. Ce qui a été lu figure sur votre accusé de réception, où vous pouvez le corriger.

Vous pouvez aussi y demander à parler à une personne, envoyer un autre CV, retirer votre candidature, télécharger tout ce qui est conservé sur vous, et l’effacer.`,
    button: "Ouvrir l’accusé de réception",
    after: `${keepLink} ${mistyped}`,
  },
  answered: {
    subject: "Votre candidature : {{title}}",
    text: `Bonjour,

{{recruiter}} a répondu à la question que vous avez posée sur votre candidature pour « {{title}} » :

{{answer}}`,
    button: "Ouvrir l’accusé de réception",
    after: `${keepLink} ${mistyped}`,
  },
  invited: {
    subject: "Votre entretien : {{title}}",
    text: `Bonjour {{name}},

{{recruiter}} vous invite à un entretien pour « {{title}} ».

Vous répondez à quelques questions quand vous le souhaitez, sur un ordinateur ou un téléphone. Chaque réponse est enregistrée au fur et à mesure.

Ouverture de l’entretien : {{opens}}.
Fin de l’entretien : {{closes}}.`,
    button: "Ouvrir l’entretien",
    after: `${keepLink} Vous pouvez l’ouvrir autant de fois que vous le voulez.`,
  },
  reminded: {
    subject: "Rappel, votre entretien : {{title}}",
    text: `Bonjour {{name}},

nous vous rappelons votre entretien pour « {{title}} », auquel {{recruiter}} vous a invité(e).

Dernier moment pour répondre : {{closes}}. Ce que vous avez déjà répondu est enregistré.`,
    button: "Ouvrir l’entretien",
    after: `${keepLink} Vous pouvez l’ouvrir autant de fois que vous le voulez.`,
  },
  withdrawn: {
    subject: "Invitation retirée : {{title}}",
    text: `Bonjour {{name}},

{{recruiter}} a retiré l’invitation à l’entretien pour « {{title}} ». Vous n’avez rien à faire.`,
    button: null,
    after: "Vous recevez ce message parce que {{recruiter}} vous avait invité(e).",
  },
  cancelled: {
    subject: "Entretien annulé : {{title}}",
    text: `Bonjour {{name}},

les entretiens pour « {{title}} » ont été annulés, vous n’avez donc rien à faire. {{recruiter}} peut répondre à vos questions.`,
    button: null,
    after: "Vous recevez ce message parce que {{recruiter}} vous avait invité(e).",
  },
  rejected: {
    subject: "Votre candidature : {{title}}",
    text: `Bonjour {{name}},

merci de votre intérêt pour « {{title}} » et du temps que vous y avez consacré.

{{recruiter}} a décidé de ne pas donner suite à votre candidature. Nous sommes désolés de ne pas avoir de meilleure nouvelle.

La raison indiquée : {{reason}}

Si vous avez une question à ce sujet, répondez simplement à ce message. Nous vous souhaitons le meilleur pour la suite.`,
    button: null,
    after: "Vous recevez ce message parce que {{recruiter}} a étudié votre profil pour « {{title}} ».",
  },
  erased: {
    subject: "Vos données ont été effacées : {{title}}",
    text: `Bonjour,

tout ce que {{recruiter}} conservait sur vous pour « {{title}} » a été effacé, avec tout ce qui y avait été noté. Rien ne peut être rétabli, et vous n’avez rien à faire.

Votre adresse n’a été gardée que pour ce message et disparaît avec lui.`,
    button: null,
    after: "Pour en savoir plus, répondez simplement à ce message.",
  },
  erasedEverywhere: {
    subject: "Vos données ont été effacées",
    text: `Bonjour,

{{recruiter}} a effacé ce qui était conservé sur vous, avec tout ce qui y avait été noté. Rien ne peut être rétabli, et vous n’avez rien à faire.

Votre adresse n’a été gardée que pour ce message et disparaît avec lui.`,
    button: null,
    after: "Pour en savoir plus, répondez simplement à ce message.",
  },
  now: "maintenant",
  furtherNotice: "pas encore fixée",
  exampleReason: "Vous n’avez pas encore travaillé de nuit, ce que ce poste demande.",
  locale: "fr-FR",
  momentInTwoZones: "{{here}}, soit {{there}}",
};
