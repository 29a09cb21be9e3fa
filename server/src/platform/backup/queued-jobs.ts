import type pg from "pg";

/** The jobs of the queue, by names in place of the numbers that a queue gives them. */
export const copyJobsOut = `copy (
  select tasks.identifier, jobs.payload, queues.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority,
         jobs.flags, jobs.attempts, jobs.last_error, jobs.locked_at is not null
    from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
   order by jobs.id
) to stdout`;

export const makeRoomForJobs = `create temporary table jobs_of_backup (
  place bigint generated always as identity, task text, payload json, queue text, run_at timestamptz,
  max_attempts integer, key text, priority integer, flags jsonb, attempts integer, last_error text, was_running boolean
) on commit drop`;

export const copyJobsIn = `copy jobs_of_backup
  (task, payload, queue, run_at, max_attempts, key, priority, flags, attempts, last_error, was_running) from stdin`;

/**
 * Queues what has come in, through the function of the queue, whose tables may look different by now. A job that ran
 * has not used up its last try.
 */
export async function queueJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`create temporary table jobs_queued on commit drop as
    select queued.id, kept.attempts, kept.last_error, kept.was_running
      from (select * from jobs_of_backup order by place) as kept
     cross join lateral graphile_worker.add_job(
       kept.task, kept.payload, kept.queue, kept.run_at, kept.max_attempts, kept.key, kept.priority,
       case when kept.flags is not null then array(select jsonb_object_keys(kept.flags)) end
     ) as queued`);
  await client.query(`update graphile_worker._private_jobs jobs
       set last_error = queued.last_error,
           attempts = case when was_running then least(queued.attempts, jobs.max_attempts - 1)
                           else queued.attempts end
      from jobs_queued queued where queued.id = jobs.id`);
}
