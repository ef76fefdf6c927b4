CREATE TABLE "demo_entries" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	CONSTRAINT "demo_entries_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE FUNCTION forget_demo_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "demo_entries" WHERE "kind" = OLD."kind" AND "subject_id" = OLD."subject_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_entries_demo AFTER UPDATE OF "published_version" ON "content_entries" FOR EACH ROW WHEN (OLD."published_version" IS DISTINCT FROM NEW."published_version") EXECUTE FUNCTION forget_demo_entry();
