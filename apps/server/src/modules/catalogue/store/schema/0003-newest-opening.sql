-- Which game a player opened last, asked at each stake where only one slot is played at a time.
create index catalogue_game_session_newest on catalogue_game_session (player_id, opened_at desc);
