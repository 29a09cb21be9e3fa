import {
  answerKindLabels,
  candidateMailKindLabels,
  candidateMailStateLabels,
  decisionLabels,
  driveStatusLabels,
  emailStatusLabels,
  employmentTypeLabels,
  erasureCauseLabels,
  formQuestionKindLabels,
  interviewDecisionLabels,
  interviewOutcomeLabels,
  interviewRequestLabels,
  interviewRequestStateLabels,
  interviewStatusLabels,
  questionKindLabels,
  requirementKindLabels,
  screeningStatusLabels,
  shareStateLabels,
  thumbLabels,
  transactionKindLabels,
  transactionTypeLabels,
  verdictLabels,
} from "@winnow/contract/labels.ts";

/** `act` offers it, `state` is what a candidate is by it, `doneTo` what was done to whom. */
type DecisionWords = { act: string; state: string; doneTo: (whom: string) => string };

/** The words of every enumeration that recruiters see. */
const words = {
  decisions: decisionLabels as Readonly<Record<keyof typeof decisionLabels, DecisionWords>>,
  interviewDecisions: interviewDecisionLabels as Readonly<
    Record<keyof typeof interviewDecisionLabels, DecisionWords>
  >,
  verdicts: verdictLabels,
  requirementKinds: requirementKindLabels,
  screeningStatuses: screeningStatusLabels,
  driveStatuses: driveStatusLabels,
  interviewStatuses: interviewStatusLabels,
  interviewOutcomes: interviewOutcomeLabels,
  interviewRequests: interviewRequestLabels,
  interviewRequestStates: interviewRequestStateLabels,
  emailStatuses: emailStatusLabels,
  answerKinds: answerKindLabels,
  questionKinds: questionKindLabels,
  formQuestionKinds: formQuestionKindLabels,
  employmentTypes: employmentTypeLabels,
  shareStates: shareStateLabels,
  thumbs: thumbLabels,
  candidateMailKinds: candidateMailKindLabels,
  candidateMailStates: candidateMailStateLabels,
  erasureCauses: erasureCauseLabels,
  transactionTypes: transactionTypeLabels as Readonly<Record<keyof typeof transactionTypeLabels, string>>,
  transactionKinds: transactionKindLabels,
};

export default words;
