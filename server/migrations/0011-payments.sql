-- An order is credited once or not: payment_orders.state says whether, credit_entries (payment:<order>) holds it.
create table payment_orders (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  -- The provider's name for what is to be paid, and for the payment itself, which refunds speak of.
  provider_reference text,
  payment_reference text,
  checkout_url text,
  credits bigint not null check (credits > 0),
  -- In minor units.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'created' check (state in ('created', 'paid', 'failed', 'expired')),
  -- What arrived that does not fit the order; it was not credited.
  mismatch text,
  receipt_number int,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  checked_at timestamptz,
  paid_at timestamptz,
  unique (provider, provider_reference),
  unique (account_id, receipt_number),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (receipt_number is not null))
);
create index payment_orders_account on payment_orders (account_id, created_at desc);
create index payment_orders_unpaid on payment_orders (created_at) where state <> 'paid';
create index payment_orders_payment on payment_orders (provider, payment_reference);

-- Every genuine message of a provider, kept once, understood or not.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id uuid,
  provider_reference text,
  payment_reference text,
  -- What it changes about an order; null for a message that says nothing to us.
  change jsonb,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where applied_at is null and change is not null;

-- Money that went back: a refund or a dispute, named by the provider.
create table payment_reversals (
  provider text not null,
  reversal_id text not null,
  order_id uuid not null references payment_orders on delete cascade,
  kind text not null check (kind in ('refund', 'dispute')),
  amount bigint not null check (amount >= 0),
  -- Credits to take back; taken is what was there to be taken, settled what later payments made up for.
  credits bigint not null check (credits >= 0),
  taken bigint not null default 0 check (taken >= 0),
  settled bigint not null default 0 check (settled >= 0),
  is_reinstated boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (provider, reversal_id),
  check (taken + settled <= credits)
);
create index payment_reversals_order on payment_reversals (order_id);

-- The sandbox is a provider with books of its own.
create table sandbox_payments (
  id text primary key,
  order_id uuid not null unique,
  title text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'declined')),
  payment_reference text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create table sandbox_keys (webhook_secret text not null);
insert into sandbox_keys values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
