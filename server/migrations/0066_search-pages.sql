CREATE TABLE "search_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "search_pages_path_unique" UNIQUE("path")
);
--> statement-breakpoint
-- A page is made of rows of several tables, and there are few: any change has all of them written anew.
CREATE FUNCTION search_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id) VALUES ('page', 0);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "text_pages" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faq_questions" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_zones" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "layout_requirements" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "licenses" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities" FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();
