-- The server seed that comes after the live one: committed to before the player chooses the client
-- seed it is mixed with. Absent where a row is older than this; made when it is first looked at.
alter table wagering_player add column next_server_seed text;
