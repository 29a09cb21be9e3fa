import { recordingFailures } from "@winnow/contract/recording-failures.ts";
import type english from "../en/further-failures.ts";
import { type FurtherTranslations, sayFurtherIn } from "../say-further-failure.ts";

const byName: FurtherTranslations["byName"] = {
  invalidToken: "Ihre Sitzung ist beendet.",
  invalidCredentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  emailNotVerified:
    "Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer neuesten Mail an Sie; sie kann eine Minute brauchen.",
  verificationLinkInvalid:
    "Dieser Bestätigungslink ist abgelaufen oder wurde schon benutzt. Melden Sie sich an, um einen neuen zu bekommen.",
  resetLinkInvalid: "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.",
  accountFull:
    "In diesem Konto ist kein Platz mehr. Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie den Betreiber um mehr.",
  passwordWrong: "Das ist nicht Ihr aktuelles Passwort.",
  sessionNotFound: "Diese Sitzung ist bereits beendet.",
  addressDiffers: "Das ist nicht die E-Mail-Adresse dieses Kontos.",
  drivesRunning:
    "In einer laufenden Interviewrunde sind noch Personen. Brechen Sie sie ab oder warten Sie, bis sie abgeschlossen ist, und löschen Sie dann das Konto.",
  accountOnHold:
    "Ein Screening oder eine Interviewrunde hat eine Löschsperre. Heben Sie die Sperre auf und löschen Sie dann das Konto.",
  accountLocked:
    "Dieses Konto ist gesperrt. Darin geht nichts verloren, und es wird nichts abgerechnet. Bitte wenden Sie sich an den Betreiber dieses Servers.",
  secondFactorNeeded:
    "Bitte geben Sie den Code ein, den Ihre Authenticator-App zeigt, oder einen Wiederherstellungscode.",
  codeWrong: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  signInExpired:
    "Diese Anmeldung hat zu lange gedauert, oder am Konto hat sich etwas geändert. Bitte melden Sie sich noch einmal an.",
  secondFactorOn: "Die Anmeldung in zwei Schritten ist schon eingeschaltet.",
  secondFactorOff: "Die Anmeldung in zwei Schritten ist nicht eingeschaltet.",
  secondFactorNotBegun:
    "Dieser Schlüssel hat länger als eine Stunde gewartet, oder ein anderer ist an seine Stelle getreten. Bitte beginnen Sie noch einmal.",
  fileWithheld: "Diese Datei wird nicht herausgegeben: Es steht nicht fest, dass sie frei von Viren ist.",
  screeningNotFound: "Screening nicht gefunden",
  screeningNotPending: "Dieses Screening hat schon begonnen.",
  cvNotUploaded: "Es ist noch kein Lebenslauf hochgeladen.",
  jdNotUploaded: "Es ist noch keine Stellenbeschreibung hochgeladen.",
  jdNotReadYet: "Die Stellenbeschreibung wird noch gelesen. Bitte versuchen Sie es gleich noch einmal.",
  requirementsMissing:
    "In der Stellenbeschreibung wurden keine Anforderungen gefunden. Ergänzen Sie mindestens eine, nach der geprüft werden soll.",
  requirementRefused:
    "Dieses Kriterium kann nicht verwendet werden, weil es Menschen danach behandeln würde, wer sie sind.",
  screeningNotRunning: "Dieses Screening läuft nicht.",
  screeningRunning: "Dieses Screening läuft. Halten Sie es zuerst an.",
  requirementsLocked:
    "Nach diesen Anforderungen wurden schon Lebensläufe geprüft; sie lassen sich nicht mehr ändern.",
  cvsNotCheckedYet: "Die Lebensläufe werden noch durchgesehen. Bitte versuchen Sie es gleich noch einmal.",
  sampleTakesNoCvs:
    "Das ist das kostenlose Beispiel mit eigenen Lebensläufen. Legen Sie ein eigenes Screening an, um Lebensläufe hinzuzufügen.",
  jdTooLaborious: "Diese Stellenbeschreibung konnte nicht rechtzeitig gelesen werden. Bitte kürzen Sie sie.",
  jdSuperseded:
    "Inzwischen ist ein neuerer Text dieser Stellenbeschreibung eingetroffen; gelesen wird dieser.",
  requirementsChanged:
    "Die Stellenbeschreibung oder ihre Anforderungen wurden inzwischen in einem anderen Fenster geändert. Bitte sehen Sie sie noch einmal an.",
  resultNotFound: "Ergebnis nicht gefunden",
  reasonMissing: "Bitte geben Sie an, warum diese Person abgelehnt wird.",
  batchNotFound: "Es gibt nichts rückgängig zu machen.",
  noteNotFound: "Notiz nicht gefunden",
  identityHidden: "In diesem Screening sind Namen verborgen. Decken Sie die Person zuerst auf.",
  wordsNotInCv: "Diese Worte stehen nicht im Lebenslauf. Bitte zitieren Sie ihn so, wie es dort steht.",
  selectionInvalid: "Diese Auswahl von Ergebnissen kann nicht gelesen werden. Bitte wählen Sie erneut aus.",
  weightsInvalid: "Bitte geben Sie mindestens einer Anforderung ein Gewicht, jeder aus diesem Screening.",
  rescreeningNotFound: "Vergleich nicht gefunden",
  rescreeningNotReady:
    "Dieser Vergleich lässt sich weder übernehmen noch verwerfen: Er läuft noch oder ist schon erledigt.",
  rescreeningOutdated:
    "Seit diesem Vergleich hat sich etwas geändert. Bitte vergleichen Sie neu und sehen Sie es noch einmal an.",
  nothingToRescreen: "Kein Ergebnis dieses Screenings stammt von einer älteren Version.",
  auditNotFound: "Stichprobe nicht gefunden",
  auditTooSmall: "Unter dieser Linie liegen weniger als drei Ergebnisse; daraus lässt sich nichts ziehen.",
  savedViewNotFound: "Gespeicherte Ansicht nicht gefunden",
  tooManySavedViews: "Es ist Platz für 50 gespeicherte Ansichten. Entfernen Sie zuerst eine davon.",
  selectionMoved: "Inzwischen passen andere Ergebnisse. Bitte sehen Sie sich die Liste noch einmal an.",
  exportNotFound: "Export nicht gefunden",
  exportNotReady: "Diese Datei wird noch erstellt.",
  nothingToExport: "Es gibt keine Ergebnisse für eine Datei.",
  fileInWork: "Diese Datei wird gerade geprüft. Halten Sie zuerst das Screening an.",
  tooManyFiles: "Ein Screening fasst nicht so viele Lebensläufe.",
  fileNotRetryable: "Nur eine Datei, die nicht gelesen werden konnte, lässt sich noch einmal versuchen.",
  creditsInsufficient: "Dafür sind nicht genug Credits da.",
  transactionNotFound: "Buchung nicht gefunden",
  packNotFound: "Dieses Paket wird nicht angeboten.",
  orderNotFound: "Bestellung nicht gefunden",
  paymentsNotSetUp: "Auf diesem Server ist keine Online-Zahlung eingerichtet.",
  paymentProviderUnavailable:
    "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts berechnet; bitte versuchen Sie es noch einmal.",
  receiptNotReady: "Einen Zahlungsbeleg gibt es, sobald die Bestellung bezahlt ist.",
  webhookNotGenuine: "Diese Nachricht ist nicht vom Zahlungsdienst unterschrieben.",
  notificationNotFound: "Benachrichtigung nicht gefunden",
  driveNotFound: "Interviewrunde nicht gefunden",
  candidateNotFound: "Person nicht gefunden",
  interviewNotFound: "Interview nicht gefunden",
  driveNotDraft:
    "Zu dieser Interviewrunde ist schon eingeladen. Fragen und Fähigkeiten bleiben, wie die Kandidaten sie bekommen.",
  driveStillRunning: "Diese Interviewrunde läuft. Brechen Sie sie zuerst ab.",
  driveNotRunning: "Diese Interviewrunde läuft nicht.",
  driveWithoutQuestions: "Fügen Sie zuerst mindestens eine Frage hinzu.",
  driveWithoutCandidates: "Fügen Sie zuerst mindestens eine Person hinzu.",
  driveWindowMissing: "Legen Sie fest, bis wann Kandidaten antworten können.",
  driveWindowOver: "Die Zeit zum Antworten wäre schon vorbei. Legen Sie ein späteres Ende fest.",
  undoWindowOver: "Die Einladungen sind schon unterwegs. Die Interviewrunde können Sie noch abbrechen.",
  sampleInvitesNobody:
    "Das ist das kostenlose Beispiel: Die Personen darin sind erfunden. Legen Sie eine eigene Interviewrunde an, um jemanden einzuladen.",
  invitationStillGoing: "Diese Einladung wird gerade schon gesendet.",
  interviewOver: "Dieses Interview ist vorbei.",
  importHasErrors:
    "Einige Zeilen haben Fehler. Berichtigen Sie sie und senden Sie die Datei erneut; es wurde nichts übernommen.",
  importNotFound: "Diese Vorschau gibt es nicht mehr. Senden Sie die Datei erneut.",
  driveFull: "Eine Interviewrunde fasst nicht so viele Personen.",
  spreadsheetUnreadable:
    "Diese Datei konnte nicht gelesen werden. Senden Sie CSV oder XLSX mit einer Kopfzeile.",
  candidateInvited: "Diese Person hat ein Interview. Ziehen Sie stattdessen die Einladung zurück.",
  mailPlaceholderUnknown: "Eine Mail an Kandidaten nennt einen Platzhalter, zu dem nichts bekannt ist.",
  quoteOutdated: "Das kostet inzwischen etwas anderes. Bitte sehen Sie sich den Preis noch einmal an.",
  driveChanged:
    "Diese Interviewrunde wurde inzwischen in einem anderen Fenster geändert. Bitte sehen Sie sie noch einmal an.",
  transcriptionNotSetUp: "Es ist kein Dienst eingerichtet, der Gesprochenes in Text umsetzt.",
  interviewNotOver: "Aufnahmen werden in Text umgesetzt, sobald das Interview vorbei ist.",
  candidatesNotToldYet:
    "Den Kandidaten wird noch mitgeteilt, dass dies vorbei ist. Bitte löschen Sie es gleich noch einmal.",
  shareNotFound: "Freigabelink nicht gefunden",
  tooManyShares: "Es sind schon so viele Links offen, wie es geben kann. Widerrufen Sie zuerst einen.",
  shareOver: "Dieser Link wurde widerrufen oder ist abgelaufen. Geben Sie stattdessen neu frei.",
  resultChanged:
    "Dieses Ergebnis wurde inzwischen in einem anderen Fenster geändert. Bitte sehen Sie es noch einmal an.",
  formQuestionsChanged:
    "Die Fragen wurden inzwischen in einem anderen Fenster geändert. Bitte sehen Sie sie noch einmal an.",
  personNotFound: "Diese Person ist nicht hier oder nicht mehr.",
  personHidden:
    "In diesem Screening sind Namen verborgen. Decken Sie die Person auf, um alles über sie zu sehen.",
  mailBatchNotFound: "Diese Mails gibt es nicht mehr.",
  mailsLeaving: "Diese Mails gehen schon hinaus und lassen sich nicht mehr zurückholen.",
  reasonNotGiven:
    "Der Text nennt den Grund, der nicht mitgeteilt werden soll. Nehmen Sie {{reason}} heraus oder teilen Sie den Grund mit.",
  nobodyToTell:
    "Niemandem davon kann jetzt gemailt werden: Sie haben schon eine Mail, bekommen gerade eine oder sind nicht mehr abgelehnt. Bitte sehen Sie sich die Liste noch einmal an.",
  screeningOnHold:
    "Eine Löschsperre hält dies fest. Heben Sie die Sperre auf, bevor etwas davon gelöscht wird.",
};

const askOperator = "oder bitten Sie den Betreiber dieses Servers um mehr Platz.";
const chooseAnother = "Bitte wählen Sie ein anderes.";

const sentences: FurtherTranslations["sentences"] = {
  // Fields of forms
  "Please check {field}: {message}": "Bitte prüfen Sie {field}: {message}",
  "Please enter your name.": "Bitte geben Sie Ihren Namen ein.",
  "Please enter your name on one line, without control characters.":
    "Bitte geben Sie Ihren Namen in einer Zeile ein, ohne Steuerzeichen.",
  "Please enter your name without a link.": "Bitte geben Sie Ihren Namen ohne Link ein.",
  "This address is too long.": "Diese Adresse ist zu lang.",
  "Please enter an e-mail address like name@example.com.":
    "Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  "Please enter an e-mail address.": "Bitte geben Sie eine E-Mail-Adresse ein.",
  "Please use at least 8 characters.": "Bitte verwenden Sie mindestens 8 Zeichen.",
  "Please use at most 128 characters.": "Bitte verwenden Sie höchstens 128 Zeichen.",
  "Please enter your password.": "Bitte geben Sie Ihr Passwort ein.",
  "Please choose a password that does not contain your e-mail name.":
    "Bitte wählen Sie ein Passwort, das den Namen Ihrer E-Mail-Adresse nicht enthält.",
  "This password is one of the most common ones, or close to one. Please choose another.": `Dieses Passwort ist eines der häufigsten oder einem davon sehr ähnlich. ${chooseAnother}`,
  "Please choose a password that is not built on your e-mail address or on the name Winnow.":
    "Bitte wählen Sie ein Passwort, das nicht auf Ihrer E-Mail-Adresse oder dem Namen Winnow beruht.",
  "This password is easy to guess: it repeats itself, or follows the alphabet, a date or the keyboard. Please choose another.": `Dieses Passwort ist leicht zu erraten: Es wiederholt sich oder folgt dem Alphabet, einem Datum oder der Tastatur. ${chooseAnother}`,
  "This contains a character that cannot be searched for.":
    "Dies enthält ein Zeichen, nach dem nicht gesucht werden kann.",
  "Please keep it for at least a day.": "Bitte bewahren Sie es mindestens einen Tag lang auf.",
  "Please keep it for ten years at most.": "Bitte bewahren Sie es höchstens zehn Jahre lang auf.",
  "Please say why it is held.": "Bitte geben Sie an, warum die Sperre nötig ist.",
  "Please give it a title.": "Bitte geben Sie einen Titel ein.",
  "Please give it a name.": "Bitte geben Sie einen Namen ein.",
  "Please give a name.": "Bitte geben Sie einen Namen ein.",
  "Please select a time zone from the list.": "Bitte wählen Sie eine Zeitzone aus der Liste.",
  "This is not a time zone.": "Das ist keine Zeitzone.",
  "Please name the skill.": "Bitte benennen Sie die Fähigkeit.",
  "Please say what a good answer says.": "Bitte geben Sie an, was eine gute Antwort enthält.",
  "Please write the question.": "Bitte schreiben Sie die Frage.",
  "Allow at least one kind of answer.": "Lassen Sie mindestens eine Antwortform zu.",
  "Name either the file_id to remove, or kind=jd for the job description.":
    "Nennen Sie entweder die file_id, die entfernt werden soll, oder kind=jd für die Stellenbeschreibung.",
  "Please write the choice.": "Bitte schreiben Sie die Auswahlmöglichkeit.",
  "Please write each choice once.": "Bitte schreiben Sie jede Auswahlmöglichkeit nur einmal.",
  "A choice needs at least two to choose from, and only a choice has any.":
    "Eine Auswahl braucht mindestens zwei Möglichkeiten, und nur eine Auswahl hat welche.",
  "Each question needs an id of its own.": "Jede Frage braucht eine eigene id.",
  "Each point needs an id of its own.": "Jeder Punkt braucht eine eigene id.",
  "Please write something.": "Bitte schreiben Sie etwas.",
  "Please say why.": "Bitte geben Sie den Grund an.",
  "Please say why this candidate is rejected.": "Bitte geben Sie an, warum diese Person abgelehnt wird.",
  "Please select a country.": "Bitte wählen Sie ein Land aus.",
  "This kind of recording cannot be taken: record WebM or MP4.":
    "Diese Art von Aufnahme wird nicht angenommen: Nehmen Sie WebM oder MP4 auf.",
  "Please write an answer.": "Bitte schreiben Sie eine Antwort.",
  "Please say for whom this is.": "Bitte geben Sie an, für wen dies ist.",
  "Please select what to share.": "Bitte wählen Sie aus, was freigegeben werden soll.",
  "Please say what is required.": "Bitte geben Sie an, was gefordert ist.",
  "This is not your current password.": "Das ist nicht Ihr aktuelles Passwort.",
  "This code is not right, or was used before.": "Dieser Code stimmt nicht oder wurde schon benutzt.",
  "Please enter a code.": "Bitte geben Sie einen Code ein.",
  "This is not the e-mail address of this account.": "Das ist nicht die E-Mail-Adresse dieses Kontos.",
  "Please set an end that lies after the beginning.":
    "Bitte legen Sie ein Ende fest, das nach dem Beginn liegt.",
  "The end has to come after the beginning.": "Das Ende muss nach dem Beginn liegen.",
  "Candidates know this time; it can only be extended. To end it now, close the drive.":
    "Die Kandidaten kennen diese Zeit; sie lässt sich nur verlängern. Um jetzt zu enden, schließen Sie die Interviewrunde.",
  "Another candidate of this drive has this address.":
    "Eine andere Person dieser Interviewrunde hat diese Adresse.",
  "There are no rows below the heading.": "Unter der Kopfzeile stehen keine Zeilen.",
  "This file has more than {most} rows.": "Diese Datei hat mehr als {most} Zeilen.",
  "This cannot be read.": "Dies kann nicht gelesen werden.",
  "This is missing.": "Dies fehlt.",
  "This has to be {most} characters long at the most.": "Dies darf höchstens {most} Zeichen lang sein.",
  "This has to be {least} characters long at the least.": "Dies muss mindestens {least} Zeichen lang sein.",
  "This has to be {most} at the most.": "Dies darf höchstens {most} sein.",
  "This has to be {least} at the least.": "Dies muss mindestens {least} sein.",
  "This has to be one of these: {values}.": "Dies muss eines davon sein: {values}.",
  "This cannot be used.": "Dies kann nicht verwendet werden.",
  "This job description is longer than {most} characters.":
    "Diese Stellenbeschreibung ist länger als {most} Zeichen.",
  "A drive takes up to {most} questions.": "Eine Interviewrunde fasst bis zu {most} Fragen.",
  "A drive takes up to {most} candidates.": "Eine Interviewrunde fasst bis zu {most} Personen.",
  "A screening holds {most} CVs at the most.": "Ein Screening fasst höchstens {most} Lebensläufe.",
  "There is room for {most} links that open. Revoke one first.":
    "Es ist Platz für {most} offene Links. Widerrufen Sie zuerst einen.",
  "A screening has one job description: please send one file.":
    "Ein Screening hat eine Stellenbeschreibung: Bitte senden Sie eine einzige Datei.",
  // Mails to candidates
  "The text does not name {reason}. Put it where the reason belongs, or do not tell it.":
    "Der Text nennt {reason} nicht. Setzen Sie es dort ein, wo der Grund stehen soll, oder teilen Sie ihn nicht mit.",
  "The {mail} names {names}, which nothing is known for. What can be named: {known}.":
    "{mail}: Zu {names} ist nichts bekannt. Möglich sind: {known}.",
  "mail about what was received": "Eingangsbestätigung",
  answer: "Antwort",
  invitation: "Einladung",
  reminder: "Erinnerung",
  "mail about a withdrawal": "Mail über eine zurückgezogene Einladung",
  "mail about a cancelling": "Mail über einen Abbruch",
  rejection: "Absage",
  "mail about an erasure": "Mail über eine Löschung",
  "The mail server refuses it: {answer}": "Der Mailserver lehnt sie ab: {answer}",
  "Not sent yet. {trouble} It is tried again by itself.":
    "Noch nicht gesendet. {trouble} Es wird von selbst noch einmal versucht.",
  "The mail server answers: {answer}": "Der Mailserver antwortet: {answer}",
  "The mail server cannot be reached.": "Der Mailserver ist nicht erreichbar.",
  "The mail server does not answer.": "Der Mailserver antwortet nicht.",
  "Not sent: the mail server did not take it for two days.":
    "Nicht gesendet: Der Mailserver hat sie zwei Tage lang nicht angenommen.",
  "Not sent: not rejected any more when it was to leave.":
    "Nicht gesendet: Beim Versand war die Person nicht mehr abgelehnt.",
  "Not sent: the name was hidden when it was to leave.":
    "Nicht gesendet: Beim Versand war der Name verborgen.",
  "Not sent: nobody of the sample is mailed.": "Nicht gesendet: Im Beispiel erhält niemand E-Mails.",
  "Not sent: withdrawn by the candidate before it was to leave.":
    "Nicht gesendet: Die Person hat sich vor dem Versand zurückgezogen.",
  "Not sent: there is no address any more.": "Nicht gesendet: Es gibt keine Adresse mehr.",
  "Not sent: told before.": "Nicht gesendet: Die Person wusste es schon.",
  "Not sent: another mail was on its way.": "Nicht gesendet: Eine andere E-Mail war unterwegs.",
  "Not sent: {trouble}": "Nicht gesendet: {trouble}",
  "{names} and more": "{names} und mehr",
  // Recordings and what was said in them
  [recordingFailures.nothingArrived]: "Nichts davon ist angekommen.",
  [recordingFailures.unplayable]: "Was angekommen ist, lässt sich nicht abspielen.",
  [recordingFailures.notJoined]: "Sie konnte nicht zusammengesetzt werden.",
  "Nothing here turns speech into text any more.": "Hier überträgt nichts mehr Sprache in Text.",
  "The service could not be reached, or did not answer in time.":
    "Der Dienst war nicht erreichbar oder hat nicht rechtzeitig geantwortet.",
  "It is longer than the service takes ({megabytes} MB).":
    "Sie ist länger, als der Dienst annimmt ({megabytes} MB).",
  "The service answered with something that is no transcript.":
    "Der Dienst hat mit etwas geantwortet, das kein Transkript ist.",
  "The service refused it ({status}).": "Der Dienst hat sie abgelehnt ({status}).",
  "Nothing is heard in it.": "Darin ist nichts zu hören.",
  // Files that were made
  "This file could not be made. Please try again.":
    "Diese Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  "There is no room left in this account for this file.":
    "In diesem Konto ist kein Platz mehr für diese Datei.",
  "{count} file is not stored any more and could not be put in.":
    "{count} Datei ist nicht mehr gespeichert und konnte nicht aufgenommen werden.",
  "{count} files are not stored any more and could not be put in.":
    "{count} Dateien sind nicht mehr gespeichert und konnten nicht aufgenommen werden.",
  "{count} file could not be put in: not stored any more, or hidden by now.":
    "{count} Datei konnte nicht aufgenommen werden: nicht mehr gespeichert oder inzwischen verborgen.",
  "{count} files could not be put in: not stored any more, or hidden by now.":
    "{count} Dateien konnten nicht aufgenommen werden: nicht mehr gespeichert oder inzwischen verborgen.",
  "This file shows names, and they are hidden in this screening now. Please make a new one.":
    "Diese Datei zeigt Namen, die in diesem Screening jetzt verborgen sind. Bitte erstellen Sie eine neue.",
  "This file shows names, and they are hidden in a screening now. Please make a new one.":
    "Diese Datei zeigt Namen, die in einem Screening jetzt verborgen sind. Bitte erstellen Sie eine neue.",
  "This file is no longer stored. Please make it again.":
    "Diese Datei ist nicht mehr gespeichert. Bitte erstellen Sie sie neu.",
  "Scoring this again took too long. Please try again.":
    "Die neue Bewertung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  "This audit is finished, so its answers stay. Draw another sample to read again.":
    "Diese Stichprobe ist abgeschlossen, ihre Antworten bleiben. Ziehen Sie eine neue, um erneut zu lesen.",
  "{now} results match by now, not {before}. Please look at the list again.":
    "Inzwischen passen {now} Ergebnisse statt {before}. Bitte sehen Sie sich die Liste noch einmal an.",
  // Credits
  "This needs {amount} credits and {available} are left. Add {missing} credits or remove some CVs.":
    "Dafür sind {amount} Credits nötig, und {available} sind übrig. Laden Sie {missing} Credits auf oder entfernen Sie einige Lebensläufe.",
  "This needs {amount} credits and {available} are left. Add {missing} credits or remove candidates: the credits that are left pay for {count} interview.":
    "Dafür sind {amount} Credits nötig, und {available} sind übrig. Laden Sie {missing} Credits auf oder entfernen Sie Personen: Die übrigen Credits reichen für {count} Interview.",
  "This needs {amount} credits and {available} are left. Add {missing} credits or remove candidates: the credits that are left pay for {count} interviews.":
    "Dafür sind {amount} Credits nötig, und {available} sind übrig. Laden Sie {missing} Credits auf oder entfernen Sie Personen: Die übrigen Credits reichen für {count} Interviews.",
  "This needs {amount} credits and {available} are left. Add {missing} credits.":
    "Dafür sind {amount} Credits nötig, und {available} sind übrig. Laden Sie {missing} Credits auf.",
  "This costs {amount} credits for {count} candidate by now. Please look at the quote again.":
    "Das kostet inzwischen {amount} Credits für {count} Person. Bitte sehen Sie sich den Preis noch einmal an.",
  "This costs {amount} credits for {count} candidates by now. Please look at the quote again.":
    "Das kostet inzwischen {amount} Credits für {count} Personen. Bitte sehen Sie sich den Preis noch einmal an.",
  // Room
  "This account has room for {most} and holds {used}. Delete one that is no longer needed, or ask the operator of this server for more room.": `Dieses Konto hat Platz für {most} und enthält {used}. Löschen Sie, was nicht mehr gebraucht wird, ${askOperator}`,
  "This account has room for {most} and holds {used}, so {left}. Select fewer, delete CVs or screenings that are no longer needed, or ask the operator of this server for more room.": `Dieses Konto hat Platz für {most} und enthält {used}; {left}. Wählen Sie weniger aus, löschen Sie Lebensläufe oder Screenings, die nicht mehr gebraucht werden, ${askOperator}`,
  "This account keeps up to {most} of results, and has {used}. Each goes by itself {days} days after it was made. Wait for that, delete a screening that is no longer needed, or ask the operator of this server for more room.": `Dieses Konto bewahrt bis zu {most} mit Ergebnissen auf und hat {used}. Jede verschwindet {days} Tage nach ihrer Erstellung von selbst. Warten Sie darauf, löschen Sie ein Screening, das nicht mehr gebraucht wird, ${askOperator}`,
  "This account has room for {most} of files and holds {used}, so {left}. Select less, delete CVs or screenings that are no longer needed, or ask the operator of this server for more room.": `Dieses Konto hat Platz für {most} an Dateien und enthält {used}; {left}. Wählen Sie weniger aus, löschen Sie Lebensläufe oder Screenings, die nicht mehr gebraucht werden, ${askOperator}`,
  "no more fit": "mehr passt nicht hinein",
  "{amount} more would fit": "{amount} würden noch hineinpassen",
  "{count} screening": "{count} Screening",
  "{count} screenings": "{count} Screenings",
  "{count} interview drive": "{count} Interviewrunde",
  "{count} interview drives": "{count} Interviewrunden",
  "{count} CV": "{count} Lebenslauf",
  "{count} CVs": "{count} Lebensläufe",
  "{count} file": "{count} Datei",
  "{count} files": "{count} Dateien",
  "{count} GB": "{count} GB",
  "{count} MB": "{count} MB",
  "{count} kB": "{count} kB",
  // Criteria that are refused
  "Age is a protected attribute and says nothing about the ability to do the work.":
    "Das Alter ist ein geschütztes Merkmal und sagt nichts darüber, ob jemand die Arbeit kann.",
  "This stands in for age, which is a protected attribute.":
    "Dies steht für das Alter, ein geschütztes Merkmal.",
  "Gender is a protected attribute and does not count here.":
    "Das Geschlecht ist ein geschütztes Merkmal und zählt hier nicht.",
  "Being a native speaker stands in for origin; ask for a level of the language instead.":
    "Die Muttersprache steht für die Herkunft; fordern Sie stattdessen ein Sprachniveau.",
  "Nationality and origin are protected; ask for the right to work instead.":
    "Staatsangehörigkeit und Herkunft sind geschützt; fordern Sie stattdessen eine Arbeitserlaubnis.",
  "Religion is a protected attribute and does not count here.":
    "Die Religion ist ein geschütztes Merkmal und zählt hier nicht.",
  "Family status is protected and does not count here.":
    "Der Familienstand ist geschützt und zählt hier nicht.",
  "Health, disability and looks are protected or say nothing about the work.":
    "Gesundheit, Behinderung und Aussehen sind geschützt oder sagen nichts über die Arbeit.",
  "Gaps, the prestige of a school and private convictions do not count here.":
    "Lücken, der Ruf einer Schule und private Überzeugungen zählen hier nicht.",
};

const words: typeof english = sayFurtherIn({
  byName,
  sentences,
  number: (amount, decimals) =>
    amount.toLocaleString("de", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
});

export default words;
