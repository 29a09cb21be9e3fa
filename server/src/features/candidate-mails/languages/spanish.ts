import type { LanguageOfMails } from "./language-of-mails.ts";

const keepLink = "Este enlace es solo para usted; por favor, no lo comparta.";
const mistyped =
  "Si usted no ha presentado ninguna candidatura, alguien se equivocó de dirección: abra el enlace para borrar lo que se envió.";

export const spanish: LanguageOfMails = {
  received: {
    subject: "Su candidatura: {{title}}",
    text: `Hola:

{{recruiter}} ha recibido su candidatura para «{{title}}».

Un programa lee su CV y busca en él los mismos requisitos que en todos los demás. Deciden personas. Lo que se ha leído está en su acuse de recibo, donde puede corregirlo.

Allí también puede pedir que le atienda una persona, enviar otro CV, retirar la candidatura, descargar todo lo que se guarda sobre usted y borrarlo.`,
    button: "Abrir el acuse de recibo",
    after: `${keepLink} ${mistyped}`,
  },
  answered: {
    subject: "Su candidatura: {{title}}",
    text: `Hola:

{{recruiter}} ha respondido a lo que usted preguntó sobre su candidatura para «{{title}}»:

{{answer}}`,
    button: "Abrir el acuse de recibo",
    after: `${keepLink} ${mistyped}`,
  },
  invited: {
    subject: "Su entrevista: {{title}}",
    text: `Hola, {{name}}:

{{recruiter}} le invita a una entrevista para «{{title}}».

Responderá a unas pocas preguntas cuando le venga bien, en un ordenador o un teléfono. Cada respuesta se guarda mientras la da.

Comienzo de la entrevista: {{opens}}.
Fin de la entrevista: {{closes}}.`,
    button: "Abrir la entrevista",
    after: `${keepLink} Puede abrirlo tantas veces como quiera.`,
  },
  reminded: {
    subject: "Recordatorio, su entrevista: {{title}}",
    text: `Hola, {{name}}:

le recordamos su entrevista para «{{title}}», a la que {{recruiter}} le ha invitado.

Último momento para responder: {{closes}}. Lo que ya ha respondido está guardado.`,
    button: "Abrir la entrevista",
    after: `${keepLink} Puede abrirlo tantas veces como quiera.`,
  },
  withdrawn: {
    subject: "Invitación retirada: {{title}}",
    text: `Hola, {{name}}:

{{recruiter}} ha retirado la invitación a la entrevista para «{{title}}». No tiene que hacer nada.`,
    button: null,
    after: "Recibe este correo porque {{recruiter}} le había invitado.",
  },
  cancelled: {
    subject: "Entrevista cancelada: {{title}}",
    text: `Hola, {{name}}:

las entrevistas para «{{title}}» se han cancelado, así que no tiene que hacer nada. {{recruiter}} puede responder a sus preguntas.`,
    button: null,
    after: "Recibe este correo porque {{recruiter}} le había invitado.",
  },
  rejected: {
    subject: "Su candidatura: {{title}}",
    text: `Hola, {{name}}:

gracias por su interés en «{{title}}» y por el tiempo que le ha dedicado.

{{recruiter}} ha decidido no seguir adelante con su candidatura. Sentimos no tener una noticia mejor.

El motivo indicado: {{reason}}

Si tiene alguna pregunta al respecto, responda a este correo. Le deseamos lo mejor para lo que venga.`,
    button: null,
    after: "Recibe este correo porque {{recruiter}} valoró su perfil para «{{title}}».",
  },
  erased: {
    subject: "Sus datos se han borrado: {{title}}",
    text: `Hola:

todo lo que {{recruiter}} guardaba sobre usted para «{{title}}» se ha borrado, junto con lo que se había anotado al respecto. No se puede recuperar, y usted no tiene que hacer nada.

Su dirección se conservó solo para este correo y desaparece con él.`,
    button: null,
    after: "Si quiere saber más, responda a este correo.",
  },
  erasedEverywhere: {
    subject: "Sus datos se han borrado",
    text: `Hola:

{{recruiter}} ha borrado lo que se guardaba sobre usted, junto con lo que se había anotado al respecto. No se puede recuperar, y usted no tiene que hacer nada.

Su dirección se conservó solo para este correo y desaparece con él.`,
    button: null,
    after: "Si quiere saber más, responda a este correo.",
  },
  now: "ahora",
  furtherNotice: "sin fecha fijada",
  exampleReason: "Hasta ahora no ha trabajado en turnos de noche, que este puesto requiere.",
  locale: "es-ES",
  momentInTwoZones: "{{here}}, es decir, {{there}}",
};
