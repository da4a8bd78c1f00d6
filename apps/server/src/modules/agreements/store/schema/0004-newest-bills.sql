-- Staff read the newest bills of everybody.
-- Small: agreements_bill, a few thousand rows a day, and runs wait for moments only.
create index agreements_bill_newest on agreements_bill (starts_at desc, id);
