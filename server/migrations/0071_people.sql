CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"order_count" integer DEFAULT 0 NOT NULL,
	"last_order_id" uuid,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || chr(10) || coalesce(company, '') || chr(10) || coalesce(inn, ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "person_id" integer;--> statement-breakpoint
CREATE INDEX "people_active" ON "people" USING btree ("active_at","id");--> statement-breakpoint
CREATE INDEX "people_with_account" ON "people" USING btree ("active_at","id") WHERE "people"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "people_without_account" ON "people" USING btree ("active_at","id") WHERE "people"."user_id" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_id","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" USING btree ("phone") WHERE "orders"."user_id" is null and "orders"."phone" <> '';--> statement-breakpoint
ALTER INDEX "users_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
-- Whose an order is: of its account, of the account with its e-mail, of whoever ordered with its e-mail or its phone before. A
-- phone that came with more than five e-mails is an office's, or was made up: it makes nobody the same. Who has no account is looked
-- for by one order at a time, so that two at once are one person's; rows of `people` are locked, so that none is of one that goes.
-- Plans are kept from when tables were small: they must not read these through.
CREATE FUNCTION person_of_order(placed orders) RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  account integer;
  known integer[];
  person integer;
BEGIN
  SELECT id INTO account FROM users WHERE id = placed.user_id;
  IF account IS NULL AND placed.email <> '' THEN
    SELECT id INTO account FROM users WHERE lower(email) = lower(placed.email);
  END IF;
  IF account IS NOT NULL THEN
    SELECT id INTO person FROM people WHERE user_id = account FOR UPDATE;
    RETURN person;
  END IF;
  IF placed.email = '' AND placed.phone = '' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('person_of_order'));
  SELECT array_agg(DISTINCT candidate) INTO known FROM (
    (SELECT person_id AS candidate FROM orders
      WHERE user_id IS NULL AND placed.email <> '' AND lower(email) = lower(placed.email) AND id <> placed.id AND person_id IS NOT NULL
      LIMIT 1)
    UNION ALL
    (SELECT unnest(CASE WHEN count(DISTINCT lower(email)) <= 5 THEN array_agg(DISTINCT person_id) END) FROM (
      SELECT person_id, email FROM orders
      WHERE user_id IS NULL AND placed.phone <> '' AND phone = placed.phone AND id <> placed.id AND person_id IS NOT NULL
      LIMIT 200
    ) AS same_phone)
  ) AS candidates;
  IF known IS NOT NULL THEN
    SELECT array_agg(id ORDER BY id) FILTER (WHERE user_id IS NULL) INTO known FROM (
      SELECT id, user_id FROM people WHERE id = ANY(known) ORDER BY id FOR UPDATE
    ) AS locked;
  END IF;
  IF known IS NULL THEN
    INSERT INTO people (active_at) VALUES (placed.placed_at) RETURNING id INTO person;
    RETURN person;
  END IF;
  -- Two who turn out to be one.
  IF cardinality(known) > 1 THEN
    UPDATE orders SET person_id = known[1] WHERE person_id = ANY(known[2:]) AND id <> placed.id;
  END IF;
  RETURN known[1];
END $$;--> statement-breakpoint
CREATE FUNCTION recount_people(changed integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  -- Locked first: the counts are then of a later look than what the others have written.
  PERFORM FROM people WHERE id = ANY(changed) ORDER BY id FOR UPDATE;
  UPDATE people SET
    order_count = (SELECT count(*) FROM orders WHERE person_id = people.id),
    last_order_id = (SELECT id FROM orders WHERE person_id = people.id ORDER BY placed_at DESC, number DESC LIMIT 1),
    -- No finer than a cursor of the list can say.
    active_at = date_trunc('milliseconds', coalesce(
      (SELECT max(placed_at) FROM orders WHERE person_id = people.id),
      (SELECT created_at FROM users WHERE id = people.user_id),
      active_at
    ))
  WHERE id = ANY(changed);
  DELETE FROM people WHERE id = ANY(changed) AND user_id IS NULL AND order_count = 0;
END $$;--> statement-breakpoint
INSERT INTO people (user_id, active_at) SELECT id, date_trunc('milliseconds', created_at) FROM users ORDER BY id;--> statement-breakpoint
DO $$
DECLARE
  placed orders;
BEGIN
  FOR placed IN SELECT * FROM orders ORDER BY placed_at, number LOOP
    UPDATE orders SET person_id = person_of_order(placed) WHERE id = placed.id;
  END LOOP;
  PERFORM recount_people(array(SELECT id FROM people));
END $$;--> statement-breakpoint
CREATE FUNCTION set_person_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.person_id := person_of_order(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_people_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT person_id) INTO changed FROM after_change;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT person_id) INTO changed FROM before_change;
  ELSE
    SELECT array_agg(DISTINCT id) INTO changed FROM (
      SELECT unnest(ARRAY[earlier.person_id, later.person_id]) AS id FROM before_change AS earlier
      JOIN after_change AS later ON later.id = earlier.id AND later.person_id IS DISTINCT FROM earlier.person_id
    ) AS moved;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM recount_people(changed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER person_of_order BEFORE INSERT OR UPDATE OF user_id, email, phone ON "orders" FOR EACH ROW EXECUTE FUNCTION set_person_of_order();--> statement-breakpoint
CREATE TRIGGER people_of_new_orders AFTER INSERT ON "orders" REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
CREATE TRIGGER people_of_changed_orders AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
CREATE TRIGGER people_of_deleted_orders AFTER DELETE ON "orders" REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
-- Orders without an account go to the account with their e-mail, and leave it with its e-mail.
CREATE FUNCTION set_person_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO people (user_id, active_at) VALUES (NEW.id, date_trunc('milliseconds', NEW.created_at));
    UPDATE orders SET email = email WHERE user_id IS NULL AND lower(email) = lower(NEW.email);
  ELSIF TG_OP = 'UPDATE' THEN
    IF lower(NEW.email) <> lower(OLD.email) THEN
      UPDATE orders SET email = email WHERE user_id IS NULL AND lower(email) IN (lower(OLD.email), lower(NEW.email));
    END IF;
  ELSE
    UPDATE orders SET email = email WHERE person_id = (SELECT id FROM people WHERE user_id = OLD.id);
    DELETE FROM people WHERE user_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER person_of_account AFTER INSERT OR UPDATE OF email OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION set_person_of_account();
