-- The language that the pages of an account speak, and what it is told besides (null: as the browser asks).
alter table accounts add column language text;
