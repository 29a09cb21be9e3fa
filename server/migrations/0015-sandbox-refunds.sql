-- The sandbox can give money back, as other providers do.
alter table sandbox_payments add column refunded_at timestamptz,
  add check (refunded_at is null or state = 'paid');
create index sandbox_payments_refunded on sandbox_payments (refunded_at) where refunded_at is not null;
