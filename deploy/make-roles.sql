-- Runs once, in an empty PostgreSQL (compose.yaml): the user of Beckon is no administrator, so a faulty statement can't reach files or
-- programs of the machine.
\getenv password BECKON_PASSWORD
create role beckon login password :'password';
create role beckon_api nologin;
grant beckon_api to beckon;
create database beckon owner beckon;
