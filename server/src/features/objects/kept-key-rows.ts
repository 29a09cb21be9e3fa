import { receiptsPrefix } from "../payments/receipt/receipt-key.ts";

/**
 * The keys of all files that rows point to, in their order, and whether the file has to be there: receipts are made when
 * they are first asked for. What somebody is uploading is left out. COPY knows no parameters.
 */
export const keptKeysSql = `
  select key, bool_or(is_needed) as is_needed from (
    select object_key as key, not is_original_gone as is_needed from cv_files
     where duplicate_of is null and state <> 'uploading'
       and coalesce(failure_reason, '') not in ('empty', 'tooLarge', 'notAsAnnounced')
    union all select jd_object_key, true from screenings
    union all select jd_upload_object_key, true from screenings where jd_upload_state = 'reading'
    union all select jd_object_key, true from drives
    union all select object_key, true from applications where has_arrived
    union all select object_key, true from application_files where has_arrived
    union all select object_key, true from recordings
    union all select object_key, true from recording_parts where stored_at is not null
    union all select object_key, true from result_exports where state = 'ready'
    union all select object_key, true from person_exports where state = 'ready'
    union all select object_key, true from account_exports where state = 'ready'
    union all select '${receiptsPrefix}/' || account_id || '/' || id, false from payment_orders where paid_at is not null
  ) as kept
  where key is not null
  group by key
  order by key collate "C"`;
