#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: a role that owns one database and may do nothing else, as
# the server has it on the embedded database (docs/decisions/0020).
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role winnow_server login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database winnow owner winnow_server;
revoke all on database winnow from public;
revoke connect on database postgres from public;
SQL
