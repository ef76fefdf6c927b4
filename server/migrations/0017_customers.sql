CREATE TABLE "customer_price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL,
	"price_list" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"staff_id" integer
);--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer,
	"order_count" integer DEFAULT 0 NOT NULL,
	"last_order_id" uuid,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_user" UNIQUE("user_id")
);--> statement-breakpoint
ALTER TABLE "customer_price_lists" ADD CONSTRAINT "customer_price_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "customer_price_lists" ADD CONSTRAINT "customer_price_lists_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
CREATE INDEX "customer_price_lists_user" ON "customer_price_lists" ("user_id","id");--> statement-breakpoint
CREATE INDEX "people_active" ON "people" ("active_at","id");--> statement-breakpoint
CREATE INDEX "people_with_account" ON "people" ("active_at","id") WHERE "people"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "people_without_account" ON "people" ("active_at","id") WHERE "people"."user_id" is null;--> statement-breakpoint
-- Locks the account until the order has its row of `people`, which is deleted with the account.
CREATE FUNCTION person_of_order(placed orders) RETURNS integer LANGUAGE plpgsql SET enable_seqscan TO 'off' AS $$
DECLARE
  account integer;
  known integer[];
  person integer;
BEGIN
  SELECT id INTO account FROM users WHERE id = placed.user_id FOR KEY SHARE;
  IF account IS NULL AND placed.email <> '' THEN
    SELECT id INTO account FROM users WHERE lower(email) = lower(placed.email) FOR KEY SHARE;
  END IF;
  IF account IS NOT NULL THEN
    SELECT id INTO person FROM people WHERE user_id = account FOR UPDATE;
    RETURN person;
  END IF;
  IF placed.email = '' AND placed.phone = '' THEN
    RETURN NULL;
  END IF;
  PERFORM lock_people();
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
  -- Several rows turned out to be one person.
  IF cardinality(known) > 1 THEN
    UPDATE orders SET person_id = known[1] WHERE person_id = ANY(known[2:]) AND id <> placed.id;
  END IF;
  RETURN known[1];
END $$;--> statement-breakpoint
CREATE FUNCTION recount_people(changed integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan TO 'off' AS $$
BEGIN
  -- Locks first, so that the counts include what concurrent transactions wrote.
  PERFORM FROM people WHERE id = ANY(changed) ORDER BY id FOR UPDATE;
  UPDATE people SET
    order_count = (SELECT count(*) FROM orders WHERE person_id = people.id),
    last_order_id = (SELECT id FROM orders WHERE person_id = people.id ORDER BY placed_at DESC, number DESC LIMIT 1),
    -- Cursors of the list have milliseconds.
    active_at = date_trunc('milliseconds', coalesce(
      (SELECT max(placed_at) FROM orders WHERE person_id = people.id),
      (SELECT created_at FROM users WHERE id = people.user_id),
      active_at
    ))
  WHERE id = ANY(changed);
  DELETE FROM people WHERE id = ANY(changed) AND user_id IS NULL AND order_count = 0;
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
-- Orders without an account join the account with their email, and leave it when its email changes.
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
-- Only one transaction at a time moves orders between customers. A login, a merge, an erasure and a new order lock the same orders
-- and rows of `people` in different orders, which would deadlock. All lock accounts, then this, then orders, then rows of `people`.
CREATE FUNCTION lock_people() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('person_of_order'));
END $$;--> statement-breakpoint
CREATE FUNCTION lock_people_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_people();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER person_of_order BEFORE INSERT OR UPDATE OF user_id, email, phone ON orders FOR EACH ROW EXECUTE FUNCTION set_person_of_order();--> statement-breakpoint
CREATE TRIGGER people_of_new_orders AFTER INSERT ON orders REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
CREATE TRIGGER people_of_changed_orders AFTER UPDATE ON orders REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
CREATE TRIGGER people_of_deleted_orders AFTER DELETE ON orders REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION recount_people_of_orders();--> statement-breakpoint
CREATE TRIGGER person_of_account AFTER INSERT OR DELETE OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION set_person_of_account();--> statement-breakpoint
CREATE TRIGGER lock_people BEFORE DELETE OR UPDATE OF user_id, email, phone ON orders FOR EACH STATEMENT EXECUTE FUNCTION lock_people_of_orders();
