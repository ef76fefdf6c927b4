-- Orders go from one customer to another one at a time: a log-in, a merge, an erasure and a new order of somebody without an account
-- lock the same orders and rows of `people`, each in an order of its own, and would wait for one another in a circle. All lock
-- accounts, then this, then orders, then rows of `people`.
CREATE FUNCTION lock_people() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('person_of_order'));
END $$;--> statement-breakpoint
CREATE FUNCTION lock_people_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_people();
  RETURN NULL;
END $$;--> statement-breakpoint
-- Before the first row of the statement is locked.
CREATE TRIGGER lock_people BEFORE UPDATE OF user_id, email, phone OR DELETE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION lock_people_of_orders();--> statement-breakpoint
-- The account of an order stays until the order has its row of `people`, which goes with the account.
CREATE OR REPLACE FUNCTION person_of_order(placed orders) RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  -- Two who turn out to be one.
  IF cardinality(known) > 1 THEN
    UPDATE orders SET person_id = known[1] WHERE person_id = ANY(known[2:]) AND id <> placed.id;
  END IF;
  RETURN known[1];
END $$;
