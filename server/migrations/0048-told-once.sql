-- Nobody is told twice that they were rejected, and the words of a batch are those of when it was sent.

alter table mail_batches add column language text not null default 'en';

create unique index candidate_mails_told_result on candidate_mails (result_id)
  where kind = 'rejected' and state in ('waiting', 'sent');
create unique index candidate_mails_told_interview on candidate_mails (interview_id)
  where kind = 'rejected' and state in ('waiting', 'sent');
